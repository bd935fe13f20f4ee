import * as z from 'zod';
import { mailStates, mailTemplates, sampleTemplates } from '../mail-states.ts';
import { emailRule, templateRuleMessage } from '../messages.ts';

export const sampleTemplate = z.enum(sampleTemplates, {
  error: templateRuleMessage(sampleTemplates),
});

const invalidEmail = emailRule;
const recipient = z.string(invalidEmail).trim().pipe(z.email(invalidEmail).max(254, invalidEmail));

/** Body of `POST /api/admin/email/test`. */
export const mailTestForm = z.object({ recipient, templateName: sampleTemplate });
export type MailTestForm = z.infer<typeof mailTestForm>;

/** Body of `POST /api/admin/email/samples`. */
export const mailSamplesForm = z.object({ recipient });

export const listedMail = z.object({
  id: z.string(),
  template: z.enum(mailTemplates),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  /** The response of the mail server, or why there is none. */
  answer: z.string(),
  /** What the answer means, for administrators. Empty if the message was sent. */
  reason: z.string(),
  /** `null`: requested by the site itself. */
  askedBy: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When a waiting message is tried next. */
  dueAt: z.string(),
  endedAt: z.string().nullable(),
  canRetry: z.boolean(),
});
export type ListedMail = z.infer<typeof listedMail>;

/** Response of `POST /api/admin/email/test` and `POST /api/admin/outbox/{id}/retry`. Only `mail.state` says "sent". */
export const mailAnswer = z.object({
  mail: listedMail,
  message: z.string(),
  /** Link to the dashboard page where the missing setting can be entered. */
  link: z.string().optional(),
});
export type MailAnswer = z.infer<typeof mailAnswer>;

/** Response of `POST /api/admin/email/samples`. */
export const samplesAnswer = z.object({
  /** Number of messages that the mail server accepted. */
  sent: z.number(),
  mails: z.array(listedMail),
  message: z.string(),
  link: z.string().optional(),
});
export type SamplesAnswer = z.infer<typeof samplesAnswer>;

/** Response of `GET /api/admin/outbox`. */
export const outboxAnswer = z.object({
  /** The last hundred, newest first. */
  mails: z.array(listedMail),
  counts: z.record(z.enum(mailStates), z.number()),
  /** Why messages cannot be sent; `null` if they can. */
  missing: z.string().nullable(),
  /** "smtp.example.org:465, TLS"; empty if none is configured. */
  server: z.string(),
  /** Base URL of links in messages. */
  site: z.string(),
});
export type OutboxAnswer = z.infer<typeof outboxAnswer>;
