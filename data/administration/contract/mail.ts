import * as z from 'zod';
import { mailStates, mailTemplates, sampleTemplates } from '../mail.ts';

export const sampleTemplate = z.enum(sampleTemplates, { error: `A template is one of ${sampleTemplates.join(', ')}` });

const wanted = 'Please enter a valid email address';
const recipient = z.string(wanted).trim().pipe(z.email(wanted).max(254, wanted));

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
  /** The mail server's own answer, or why there is none. */
  answer: z.string(),
  /** `null`: the site itself. */
  askedBy: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Of one that waits: when it is tried next. */
  dueAt: z.string(),
  endedAt: z.string().nullable(),
  canRetry: z.boolean(),
});
export type ListedMail = z.infer<typeof listedMail>;

/** Of `POST /api/admin/email/test` and `POST /api/admin/outbox/{id}/retry`. "sent" says `mail.state` alone. */
export const mailAnswer = z.object({
  mail: listedMail,
  message: z.string(),
  /** Where what is missing can be set, in the dashboard. */
  link: z.string().optional(),
});
export type MailAnswer = z.infer<typeof mailAnswer>;

/** Of `POST /api/admin/email/samples`. */
export const samplesAnswer = z.object({
  /** Those that the mail server has taken. */
  sent: z.number(),
  mails: z.array(listedMail),
  message: z.string(),
  link: z.string().optional(),
});
export type SamplesAnswer = z.infer<typeof samplesAnswer>;

/** Of `GET /api/admin/outbox`. */
export const outboxAnswer = z.object({
  /** The last hundred, the newest first. */
  mails: z.array(listedMail),
  counts: z.record(z.enum(mailStates), z.number()),
  /** What keeps messages from being sent; `null` where nothing does. */
  missing: z.string().nullable(),
  /** "smtp.example.org:465, tls"; empty without one. */
  server: z.string(),
  /** Where links in messages lead. */
  site: z.string(),
});
export type OutboxAnswer = z.infer<typeof outboxAnswer>;
