import type { AuditAction } from '#data/administration/contract/audit.ts';
import { audit } from '#data/schema/app.ts';
import type { Call } from '../env.ts';
import { logLine } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app.ts';
import { currentRequest } from '../request-record.ts';
import { networkOf } from './ip-prefix.ts';

interface Event {
  action: AuditAction;
  /** Id of the account that did it, where there is one. */
  actorId?: string;
  /** Its name; "unknown" where there is no such account, since what was typed might be a password. */
  actor: string;
  /** What it was done to: a name, a key. */
  subject: string;
  /** Never a secret: of one it says "changed". */
  before?: string;
  after?: string;
}

/** Nobody writes a book into the log by its sign-in. */
const longest = 500;

/**
 * Writes down what was done, into the worker's log and into APP; it is part of doing it, so that a row that cannot be
 * written fails the call. Whoever changes the one log does not reach the other.
 */
export async function recordEvent(c: Call, { before, after, ...event }: Event): Promise<void> {
  const row = {
    id: newId(),
    at: new Date().toISOString(),
    ...event,
    actor: event.actor.slice(0, 100),
    subject: event.subject.slice(0, 100),
    before: before?.slice(0, longest) ?? null,
    after: after?.slice(0, longest) ?? null,
    network: await networkOf(c),
  };
  logLine({ kind: 'audit', request: currentRequest()?.id, ...row });
  await openApp(c.env.APP).insert(audit).values(row);
}
