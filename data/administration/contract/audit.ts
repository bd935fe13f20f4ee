import * as z from 'zod';
import { dayRule } from '../messages.ts';

/** All audited actions, as `<subject>.<verb>`. */
export const auditAction = z.enum([
  'session.login',
  'session.login-failed',
  'session.logout',
  'session.ended',
  'session.confirmed',
  'session.confirm-failed',
  'call.refused',
  'user.registered',
  'user.invited',
  'user.invite-revoked',
  'user.invite-accepted',
  'user.reset-link',
  'user.reset',
  'user.role',
  'user.blocked',
  'user.unblocked',
  'user.deleted',
  'account.recovery-link',
  'account.recovered',
  'account.password',
  'account.email',
  'account.word-of-day',
  'account.deleted',
  'passkey.added',
  'passkey.removed',
  'second-factor.added',
  'second-factor.removed',
  'setting.created',
  'setting.changed',
  'setting.deleted',
  'audit.exported',
  'backup.taken',
  'backup.restored',
  'file.uploaded',
  'file.converted',
  'file.deleted',
  'file.downloaded',
  'import.started',
  'import.agreed',
  'import.cancelled',
  'import.retried',
  'import.rolled-back',
  'build.asked',
  'bot.instruction-added',
  'bot.instruction-changed',
  'bot.instruction-deleted',
  'bot.repair-changed',
  'bot.report-changed',
  'bot.consulted',
  'version.exported',
  'version.changed',
  'version.hidden',
  'version.shown',
  'version.deleted',
  'page.created',
  'page.changed',
  'page.restored',
  'page.deleted',
  'page.undeleted',
  'page.draft-link',
  'redirect.created',
  'redirect.deleted',
  'advertisement.created',
  'advertisement.changed',
  'advertisement.deleted',
  'advertisement.undeleted',
  'box.created',
  'box.changed',
  'box.deleted',
  'box.undeleted',
  'recording.added',
  'recording.deleted',
  'mail.tested',
  'mail.retried',
]);
export type AuditAction = z.infer<typeof auditAction>;

const day = z.iso.date(dayRule);
const optionalDay = z.union([z.literal('').transform(() => undefined), day]).optional();

/** Query of `GET /api/admin/audit` and `/api/admin/audit.csv`. Without filters it matches everything. */
export const auditQuery = z.object({
  action: z.union([z.literal('').transform(() => undefined), auditAction]).optional(),
  /** Part of a name. */
  actor: z.string().trim().max(100).default(''),
  /** First and last day, UTC. */
  from: optionalDay,
  to: optionalDay,
  /** `next` of the previous response. */
  before: z.string().max(26).optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditRow = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The label of the setting that the event is about. */
  setting: z.string().optional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** A hash of network and day. Equal values are the same network on the same day; the hash cannot be reversed. */
  network: z.string(),
});

/** 50 rows, newest first. */
export const auditAnswer = z.object({ rows: z.array(auditRow), next: z.string().nullable() });
export type AuditAnswer = z.infer<typeof auditAnswer>;
