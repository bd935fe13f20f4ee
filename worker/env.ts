import type { Context } from 'hono';
import type { NewMailRow } from '#data/schema/mail.ts';
import type { SignedIn } from './signed-in.ts';

/** What is asked of the object that runs an import (`worker/imports/import-job.ts`). */
export interface RunsImport extends Rpc.DurableObjectBranded {
  wake(importId: string): Promise<void>;
  wakeIfIdle(importId: string): Promise<void>;
  isWaiting(): Promise<boolean>;
}

interface Watches extends Rpc.DurableObjectBranded {
  begin(): Promise<void>;
  /** Milliseconds since 1970; `undefined` where it never made a round. */
  lastRound(): Promise<number | undefined>;
}

/** What is asked of the object that sends all mail (`worker/mail/outbox.ts`). */
interface SendsMail extends Rpc.DurableObjectBranded {
  take(row: NewMailRow): Promise<void>;
  deliver(id: string): Promise<void>;
  wake(): Promise<void>;
}

export interface Bindings {
  /** D1 with the library's tables; loaded by `npm run publish`. */
  LIBRARY: D1Database;
  /** D1 with the site's state, which no build can make again. */
  APP: D1Database;
  /** Which deployment this is. */
  VERSION?: WorkerVersionMetadata;
  /** The built pages: shells to fill and static data. */
  ASSETS: Fetcher;
  /** Files that administrators brought, and what is made of them. */
  FILES: R2Bucket;
  /** One object an import, by its id. */
  IMPORT_JOBS: DurableObjectNamespace<RunsImport>;
  /** One object, which looks around every five minutes. */
  WATCHER: DurableObjectNamespace<Watches>;
  /** One object, "outbox". */
  OUTBOX: DurableObjectNamespace<SendsMail>;
  /** Calls an administrator may make in a minute; without it they are not limited. */
  ADMIN_RATE?: RateLimit;
  /** Requests an address may make in a minute of what wakes the worker; without it they are not limited. */
  VISITOR_RATE?: RateLimit;
  /** Encrypts protected settings: 32 bytes as base64. Without it they are kept as they are. */
  SETTINGS_KEY?: string;
  /** The key before, while there are values that it closes: see `worker/settings/secret.ts`. */
  SETTINGS_KEY_BEFORE?: string;
  /** Where a build of the site is asked for: a deploy hook, or the listener of `npm start`. Without it nothing is built anew. */
  DEPLOY_HOOK_URL?: string;
  /** What the build of the site makes its passes with (`data/administration/contract/build-pass.ts`). */
  BUILD_TOKEN?: string;
  /** Hosts that mail, questions and the deploy hook may go to; empty for whatever is set. See `worker/http/egress.ts`. */
  OUTSIDE_HOSTS?: string;
  /** "requests": a line of the log for each; anything else, only for those that failed. Faults have theirs always. */
  LOG?: string;
  /** Secrets of the deployment, which override the settings of the same meaning. */
  SMTP_PASSWORD?: string;
  AI_PROVIDER_KEY?: string;
}

export interface AppEnv {
  Bindings: Bindings;
}

/** Behind `signedInOnly` and `adminOnly`, where somebody is known. */
export interface SignedInEnv extends AppEnv {
  Variables: { signedIn: SignedIn };
}

/** What a function has to know of a request, whatever stands before its handler. */
export type Call = Pick<Context<AppEnv>, 'env' | 'req' | 'header' | 'executionCtx'>;
