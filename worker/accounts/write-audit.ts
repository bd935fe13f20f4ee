import type { AuditAction } from '#data/administration/contract/audit.ts';
import { audit } from '#data/schema/app.ts';
import type { RequestContext } from '../env.ts';
import { logLine } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { currentRequest } from '../request-record.ts';
import { ipPrefixHashOf } from './ip-prefix.ts';

interface Event {
  action: AuditAction;
  /** Id of the account that acted, if there is one. */
  actorId?: string;
  /** Its name. "unknown" if there is no such account, because the typed text may be a password. */
  actor: string;
  /** What was changed: a name or a key. */
  subject: string;
  /** Never a secret. For secrets the value is "changed". */
  before?: string;
  after?: string;
}

/** Max characters of a value, so that input cannot flood the log. */
const maxLength = 500;

/**
 * Writes an event to the worker's log and to APP. It is part of the action: if the row cannot be written, the request
 * fails. Someone who can change one log cannot reach the other.
 */
export async function recordEvent(c: RequestContext, { before, after, ...event }: Event): Promise<void> {
  const row = {
    id: newId(),
    at: new Date().toISOString(),
    ...event,
    actor: event.actor.slice(0, 100),
    subject: event.subject.slice(0, 100),
    before: before?.slice(0, maxLength) ?? null,
    after: after?.slice(0, maxLength) ?? null,
    ipPrefixHash: await ipPrefixHashOf(c),
  };
  logLine({ kind: 'audit', request: currentRequest()?.id, ...row });
  await openApp(c.env.APP).insert(audit).values(row);
}
