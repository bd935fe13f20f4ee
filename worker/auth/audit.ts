import type { AuditAction } from '#data/contract/admin/audit.ts';
import { audit } from '#data/schema/app.ts';
import type { Call } from '../env.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../queries/app.ts';
import { networkOf } from './network.ts';

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

/** Writes down what was done; it is part of doing it, so that a log that cannot be written fails the call. */
export async function recordEvent(c: Call, { before, after, ...event }: Event): Promise<void> {
  await openApp(c.env.APP)
    .insert(audit)
    .values({
      id: newId(),
      at: new Date().toISOString(),
      ...event,
      actor: event.actor.slice(0, 100),
      subject: event.subject.slice(0, 100),
      before: before?.slice(0, longest) ?? null,
      after: after?.slice(0, longest) ?? null,
      network: await networkOf(c),
    });
}
