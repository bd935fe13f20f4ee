import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuditAction } from '#data/administration/contract/audit.ts';
import type { ErrorAnswer } from '#data/site/contract/error.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { ipPrefixHashOf } from '../accounts/ip-prefix.ts';
import type { AppEnv } from '../env.ts';
import { logError, logLine } from '../log.ts';
import { newId } from '../new-id.ts';
import { runBatch } from '../database/app-database.ts';
import { isPrivateRoute, methodOf } from './route-of.ts';

/** Statuses that normal use never causes. */
const refusals: ReadonlySet<number> = new Set([401, 403, 413, 429]);
/** Additional statuses on private routes: input that no form sends, or a used link. */
const privateRefusals: ReadonlySet<number> = new Set([400, 405, 409, 410, 415]);

const stepUpCodes: ReadonlySet<string> = new Set<ErrorAnswer['code']>(['confirm', 'second_factor']);
const action: AuditAction = 'call.refused';
const hourMs = 3_600_000;
/** Max audit rows per hour for rejections: per account and in total. Log lines have no such limit. */
const maxPerAccount = 20;
const maxTotal = 200;

/**
 * Records a rejected request (ASVS 16.3.2, 16.3.3) after its response: a log line for each, and an audit row if the
 * account is known. Neither contains the request's data, only the route and a code for the reason.
 */
export function recordRejection(c: Context<AppEnv>, route: string, status: number): void {
  if (!refusals.has(status) && !(privateRefusals.has(status) && isPrivateRoute(route))) return;
  const { account, refused = 'refused' } = c.get('record');
  // Every page requests the current session, and 401 is the normal response without one.
  if (status === 401 && route === '/api/user' && !c.req.header('Cookie')) return;
  c.executionCtx.waitUntil(
    write(c, { route: `${methodOf(c)} ${route}`, status, code: refused, account }).catch((error: unknown) =>
      logError('refusal_not_recorded', error),
    ),
  );
}

interface Refusal {
  route: string;
  status: number;
  code: string;
  account: { id: string; username: string } | undefined;
}

async function write(c: Context<AppEnv>, { route, status, code, account }: Refusal): Promise<void> {
  const at = new Date().toISOString();
  // A rejection is recorded even if the database with the salt for networks is unavailable.
  const ipPrefixHash = await ipPrefixHashOf(c).catch(() => '');
  logLine({ kind: 'refusal', id: c.get('requestId'), at, route, status, code, accountId: account?.id, ipPrefixHash });
  // A request for a password or a code is a normal step.
  if (!account || stepUpCodes.has(code)) return;
  const { id: actorId, username } = account;
  const since = sortableId(Date.now() - hourMs, new Uint8Array(sortableIdBytes));
  await runBatch(c.env.APP, [
    sql`INSERT INTO audit (id, at, actor_id, actor, action, subject, after, ip_prefix_hash)
      SELECT ${newId()}, ${at}, ${actorId}, ${username}, ${action}, ${route.slice(0, 100)}, ${`${status} ${code}`}, ${ipPrefixHash}
      WHERE (SELECT count(*) FROM audit WHERE action = ${action} AND id > ${since}) < ${maxTotal}
        AND (SELECT count(*) FROM audit WHERE action = ${action} AND id > ${since} AND actor_id = ${actorId}) < ${maxPerAccount}`,
  ]);
}
