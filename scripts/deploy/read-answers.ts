import * as z from 'zod';

/*
 * The JSON output of wrangler 4.156, according to developers.cloudflare.com/workers/wrangler/commands and its source
 * code. Unknown members are allowed, because a later version may add some.
 */

const account = z.object({ id: z.string(), name: z.string() });
const whoAmI = z.object({ loggedIn: z.boolean(), email: z.string().optional(), accounts: z.array(account).optional() });
const databases = z.array(z.object({ uuid: z.string(), name: z.string(), file_size: z.number().optional() }));
const secrets = z.array(z.object({ name: z.string() }));
const bookmark = z.object({ bookmark: z.string().min(1) });
const deployments = z.array(
  z.object({
    id: z.string(),
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
    annotations: z.record(z.string(), z.unknown()).optional(),
  }),
);

const executed = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())).optional() }));

const versions = z.array(z.object({ id: z.string(), annotations: z.record(z.string(), z.unknown()).optional() }));

export type WhoAmI = z.infer<typeof whoAmI>;
export type Databases = z.infer<typeof databases>;

/** A deployment. Wrangler sorts them by age, newest last. */
export interface Deployment {
  createdAt: string;
  /** The version that serves all requests; `undefined` during a rollout with several versions. */
  version: string | undefined;
  /**
   * The message of the deployment, which a rollback has; otherwise of its version, from `wrangler deploy --message`.
   */
  message: string;
}

/** `wrangler whoami --json` */
export const parseWhoAmI = (output: string): WhoAmI => parse(whoAmI, output, 'whoami');
/** `wrangler d1 list --json` */
export const parseDatabases = (output: string): Databases => parse(databases, output, 'd1 list');
/** `wrangler secret list` */
export const parseSecrets = (output: string): string[] => parse(secrets, output, 'secret list').map(({ name }) => name);
/** `wrangler d1 time-travel info NAME --json` */
export const parseBookmark = (output: string): string => parse(bookmark, output, 'd1 time-travel info').bookmark;

/** `wrangler d1 execute NAME --json --command "SELECT id FROM edition"` */
export function parseEdition(output: string): string | undefined {
  const id = parse(executed, output, 'd1 execute')[0]?.results?.[0]?.['id'];
  return typeof id === 'string' ? id : undefined;
}

/** `wrangler deployments list --json`, with the messages of `wrangler versions list --json`. */
export function parseDeployments(output: string, versionsOutput: string): Deployment[] {
  const messages = new Map(
    parse(versions, versionsOutput, 'versions list').map(({ id, annotations }) => [id, messageOf(annotations)]),
  );
  return parse(deployments, output, 'deployments list').map(({ created_on, versions: parts, annotations }) => {
    const version = parts.length === 1 ? parts[0]?.version_id : undefined;
    return { createdAt: created_on, version, message: messageOf(annotations) || (messages.get(version ?? '') ?? '') };
  });
}

function messageOf(annotations: Record<string, unknown> | undefined): string {
  const message = annotations?.['workers/message'];
  return typeof message === 'string' ? message : '';
}

/** Skips lines that wrangler may print before its JSON. Throws an error with the output. */
function parse<T>(schema: z.ZodType<T>, output: string, command: string): T {
  const from = output.search(/^[[{]/m);
  try {
    return schema.parse(JSON.parse(output.slice(Math.max(from, 0))));
  } catch (cause) {
    throw new Error(`"wrangler ${command}" printed an unexpected answer: ${output.trim().slice(0, 300)}`, {
      cause,
    });
  }
}

/** The sizes in the output of `wrangler deploy --dry-run`: "Total Upload: 1837.40 KiB / gzip: 533.88 KiB". */
export function parseUpload(output: string): { bytes: number; gzip: number } {
  const { bytes, gzip } = /Total Upload: (?<bytes>[\d.]+) KiB \/ gzip: (?<gzip>[\d.]+) KiB/.exec(output)?.groups ?? {};
  if (!bytes || !gzip) throw new Error(`"wrangler deploy --dry-run" printed no size: ${output.trim().slice(-300)}`);
  return { bytes: Math.round(Number(bytes) * 1024), gzip: Math.round(Number(gzip) * 1024) };
}
