import { createHash, randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import { isUsername, normalizeUsername } from '#data/accounts/username.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { runWrangler } from '../publish/wrangler.ts';
import { openLocalState } from './local-database.ts';

const hourMs = 3_600_000;

/** A link that creates one administrator. It works once, within an hour. Only its hash is stored. */
interface Invite {
  token: string;
  /** Values of a row of `invites`, by column. */
  row: { id: string; token_hash: string; username: string | null; created_at: string; expires_at: string };
}

/** `name`: the username of the account. Without it, its owner chooses one. Throws for an invalid username. */
export function newInvite(name?: string): Invite {
  if (name !== undefined && !isUsername(name))
    throw new Error(
      `“${name}” is not a valid username. Use 3 to 32 letters a to z, digits, dots, dashes or underscores.`,
    );
  const now = Date.now();
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    row: {
      id: sortableId(now, randomBytes(sortableIdBytes)),
      token_hash: createHash('sha256').update(token).digest('hex'),
      username: name === undefined ? null : normalizeUsername(name),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + hourMs).toISOString(),
    },
  };
}

const insert = `INSERT INTO invites (id, token_hash, kind, role, username, created_at, expires_at)
  VALUES (:id, :token_hash, 'invite', 'admin', :username, :created_at, :expires_at)`;

/** Throws if the local database does not exist yet. */
export function storeLocally(invite: Invite): void {
  const database = openLocalState();
  if (!database) throw new Error('There is no local database yet. Run "npm start" first.');
  try {
    storeInvite(invite, database);
  } finally {
    database.close();
  }
}

export function storeInvite({ row }: Invite, database: Database.Database): void {
  database.prepare(insert).run(row);
}

/** Stores the invitation in the deployed site's database with wrangler. Throws an error that says how to connect. */
export async function storeRemotely(invite: Invite): Promise<void> {
  await runWrangler('remote', ...remoteCommand(invite));
}

/** Arguments of the `wrangler d1` command. It has no bound parameters, so each value is quoted. */
export function remoteCommand({ row }: Invite): string[] {
  const values = { ...row } as Record<string, string | null>;
  const statement = insert.replaceAll(/:(\w+)/g, (_, column: string) => quoted(values[column] ?? null));
  return ['execute', 'APP', '--yes', '--command', statement];
}

function quoted(value: string | null): string {
  return value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`;
}

/**
 * A link for the first administrator of the local site, or `undefined` if there is one. Unused links of earlier starts
 * stop working.
 */
export function inviteFirstAdmin(): Invite | undefined {
  const database = openLocalState();
  if (!database) return undefined;
  try {
    if (database.prepare(`SELECT 1 FROM users WHERE role = 'admin'`).get()) return undefined;
    const invite = newInvite();
    database.transaction(() => {
      database.prepare('DELETE FROM invites WHERE created_by IS NULL AND username IS NULL AND used_at IS NULL').run();
      database.prepare(insert).run(invite.row);
    })();
    return invite;
  } finally {
    database.close();
  }
}
