import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuditAction } from '#data/administration/contract/audit.ts';
import type { ErrorAnswer } from '#data/site/contract/error.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { networkOf } from '../accounts/ip-prefix.ts';
import type { AppEnv } from '../env.ts';
import { logFault, logLine } from '../log.ts';
import { newId } from '../new-id.ts';
import { runTogether } from '../database/app.ts';
import { isPrivateRoute, methodOf } from './route-of.ts';

/** What no call answers to somebody who uses the site as it is. */
const refusals: ReadonlySet<number> = new Set([401, 403, 413, 429]);
/** What is a refusal where people and administrators are known: input that no form sends, a link that was used. */
const privateRefusals: ReadonlySet<number> = new Set([400, 405, 409, 410, 415]);

const asked: ReadonlySet<string> = new Set<ErrorAnswer['code']>(['confirm', 'second_factor']);
const action: AuditAction = 'call.refused';
const hourMs = 3_600_000;
/** Rows that refusals add to the log of what was done in an hour: of one account, and of all. Lines have no such bound. */
const mostOfAccount = 20;
const mostOfAll = 200;

/**
 * Writes a refused request down (ASVS 16.3.2, 16.3.3) once it is answered: a line of the worker's log for each, and a row
 * of the audit where an account is known. Neither has what was sent, only which call refused it, and why in one word.
 */
export function recordRefusal(c: Context<AppEnv>, route: string, status: number): void {
  if (!refusals.has(status) && !(privateRefusals.has(status) && isPrivateRoute(route))) return;
  const { account, refused = 'refused' } = c.get('record');
  // Whether anybody is signed in is asked by every page; that nobody is, is its answer.
  if (status === 401 && route === '/api/user' && !c.req.header('Cookie')) return;
  c.executionCtx.waitUntil(
    write(c, { route: `${methodOf(c)} ${route}`, status, code: refused, account }).catch((error: unknown) =>
      logFault('refusal_not_recorded', error),
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
  // A refusal is told of even while the database that hides networks is away.
  const network = await networkOf(c).catch(() => '');
  logLine({ kind: 'refusal', id: c.get('requestId'), at, route, status, code, accountId: account?.id, network });
  // Asked for a password or a code: part of what one does.
  if (!account || asked.has(code)) return;
  const { id: actorId, username } = account;
  const since = sortableId(Date.now() - hourMs, new Uint8Array(sortableIdBytes));
  await runTogether(c.env.APP, [
    sql`INSERT INTO audit (id, at, actor_id, actor, action, subject, after, network)
      SELECT ${newId()}, ${at}, ${actorId}, ${username}, ${action}, ${route.slice(0, 100)}, ${`${status} ${code}`}, ${network}
      WHERE (SELECT count(*) FROM audit WHERE action = ${action} AND id > ${since}) < ${mostOfAll}
        AND (SELECT count(*) FROM audit WHERE action = ${action} AND id > ${since} AND actor_id = ${actorId}) < ${mostOfAccount}`,
  ]);
}
