import type { Context } from 'hono';
import type { StudySyncAnswer, StudySyncRequest } from '#data/my-study/contract/my-study-sync.ts';
import type { NewMailRow } from '#data/schema/mail.ts';
import type { SignedIn } from './signed-in.ts';

/** Interface of the Durable Object that runs an import (`worker/imports/import-job.ts`). */
export interface ImportJobStub extends Rpc.DurableObjectBranded {
  wake(importId: string): Promise<void>;
  wakeIfIdle(importId: string): Promise<void>;
  isWaiting(): Promise<boolean>;
}

interface HealthMonitorStub extends Rpc.DurableObjectBranded {
  begin(): Promise<void>;
  /** Milliseconds since 1970. `undefined` if it has never run. */
  lastRound(): Promise<number | undefined>;
}

/** Interface of the Durable Object that sends all mail (`worker/mail/outbox.ts`). */
interface SendsMail extends Rpc.DurableObjectBranded {
  take(row: NewMailRow): Promise<void>;
  deliver(id: string): Promise<void>;
  wake(): Promise<void>;
}

/** Interface of the Durable Object with the notes of one account (`worker/my-study/study-notes.ts`). */
export interface StudyNotesStub extends Rpc.DurableObjectBranded {
  sync(request: StudySyncRequest): Promise<StudySyncAnswer | StudySyncRefusal>;
  readPage(after: number): Promise<{ rows: { seq: number; row: string; base: string }[] }>;
  restore(rows: readonly SavedStudyRow[], isFirst: boolean): Promise<void>;
  erase(): Promise<void>;
}

/** A row of a backup. `row` is JSON. */
export interface SavedStudyRow {
  row: string;
  base?: string[];
}

export interface StudySyncRefusal {
  refused: 'clock' | 'full';
  now: number;
}

export interface Bindings {
  /** D1 with the library's tables, written by `npm run publish`. */
  LIBRARY: D1Database;
  /** D1 with the site's state, which no build can regenerate. */
  APP: D1Database;
  /** Metadata of this deployment. */
  VERSION?: WorkerVersionMetadata;
  /** The built pages: shells to render into, and static data. */
  ASSETS: Fetcher;
  /** Files of administrators, and data derived from them. */
  FILES: R2Bucket;
  /** One object per import, by its id. */
  IMPORT_JOBS: DurableObjectNamespace<ImportJobStub>;
  /** The health monitor: one object that runs the checks every five minutes. */
  HEALTH_MONITOR: DurableObjectNamespace<HealthMonitorStub>;
  /** One object, "outbox". */
  OUTBOX: DurableObjectNamespace<SendsMail>;
  /** One object per account, by its id. */
  STUDY_NOTES: DurableObjectNamespace<StudyNotesStub>;
  /** Rate limit for administrators, per minute. Unlimited without it. */
  ADMIN_RATE?: RateLimit;
  /** Rate limit per IP address and minute, for requests that reach the worker. Unlimited without it. */
  VISITOR_RATE?: RateLimit;
  /** Key that encrypts protected settings: 32 bytes as base64. Without it they are stored unencrypted. */
  SETTINGS_KEY?: string;
  /** The previous key, as long as values are encrypted with it: see `worker/settings/secret.ts`. */
  SETTINGS_KEY_BEFORE?: string;
  /**
   * URL that starts a build of the site: a deploy hook, or the listener of `npm start`. Without it there are no
   * rebuilds.
   */
  DEPLOY_HOOK_URL?: string;
  /** Secret from which the site's build makes its tokens (`data/administration/contract/build-pass.ts`). */
  BUILD_TOKEN?: string;
  /**
   * Hosts that the worker may connect to for mail, the AI provider and the deploy hook. Empty allows all. See
   * `worker/http/egress.ts`.
   */
  OUTSIDE_HOSTS?: string;
  /** "requests" logs every request. Any other value logs only failed ones. Errors are always logged. */
  LOG?: string;
  /** Set by `npm start` and `npm run dev`: the site runs on one machine, without the limits of Cloudflare's plans. */
  IS_LOCAL?: string;
  /** Secrets of the deployment, which override the corresponding settings. */
  SMTP_PASSWORD?: string;
  AI_PROVIDER_KEY?: string;
}

export interface AppEnv {
  Bindings: Bindings;
}

/** Environment after `requireSignedIn` and `requireAdmin`, which set the session. */
export interface SignedInEnv extends AppEnv {
  Variables: { signedIn: SignedIn };
}

/** The part of a request context that functions use, independent of the middleware before them. */
export type RequestContext = Pick<Context<AppEnv>, 'env' | 'req' | 'header' | 'executionCtx'>;
