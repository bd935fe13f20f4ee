import { Hono, type Context } from 'hono';
import {
  mailSamplesForm,
  mailTestForm,
  sampleTemplate,
  type MailAnswer,
  type OutboxAnswer,
  type SamplesAnswer,
} from '#data/administration/contract/mail.ts';
import { sampleTemplates, type SampleTemplate } from '#data/administration/mail-states.ts';
import type { MailRow } from '#data/schema/mail.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { countAttempt } from '../../accounts/attempt-limits.ts';
import type { SignedInEnv } from '../../env.ts';
import { describeMail, readOutbox, describeMailOutcome } from '../../mail/describe-mail.ts';
import { renderMailPicture } from '../../mail/render-mail.tsx';
import { renderSample } from '../../mail/render-sample.ts';
import { readMail, requeueMail } from '../../mail/outbox-rows.ts';
import { picturePolicy } from '../../mail/picture-policy.ts';
import { outboxOf, postMail } from '../../mail/post-mail.ts';
import { allMailsAccepted, cannotRetryMailMessage, mailNotFound, templateNotFound } from './messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** How long a request waits for the mail server, in ms. The message is sent even if the wait ends first. */
const patience = 25_000;

/** Messages that administrators send by hand, and the list of all messages that the site has sent. */
export const mailRoutes = new Hono<SignedInEnv>()
  .post('/email/test', async (c) => {
    const { recipient, templateName } = await parseBody(c, mailTestForm);
    const row = await sendSample(c, templateName, recipient, Date.now() + patience);
    return c.json({ mail: describeMail(row), ...describeMailOutcome(row) } satisfies MailAnswer);
  })

  .post('/email/samples', async (c) => {
    const { recipient } = await parseBody(c, mailSamplesForm);
    const until = Date.now() + patience;
    const rows: MailRow[] = [];
    for (const template of sampleTemplates) rows.push(await sendSample(c, template, recipient, until));
    const sent = rows.filter(({ state }) => state === 'sent').length;
    const unsent = rows.find(({ state }) => state !== 'sent');
    const how = unsent ? describeMailOutcome(unsent) : { message: allMailsAccepted };
    return c.json({ sent, mails: rows.map(describeMail), ...how } satisfies SamplesAnswer);
  })

  // An SVG runs and fetches nothing, so the dashboard's content security policy does not have to change.
  .get('/email/pictures/:template', async (c) => {
    const template = sampleTemplate.safeParse(c.req.param('template').replace(/\.svg$/, ''));
    if (!template.success) throw new HttpError(404, templateNotFound);
    const svg = renderMailPicture(await renderSample(c.env, template.data, c.var.signedIn.username));
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': await picturePolicy(svg),
    });
  })

  .get('/outbox', async (c) => c.json((await readOutbox(c.env)) satisfies OutboxAnswer))

  .post('/outbox/:id/retry', async (c) => {
    const id = c.req.param('id');
    const mail = await requireMail(c, id);
    if (!(await requeueMail(c.env.APP, id))) throw new HttpError(409, cannotRetryMailMessage(mail.state));
    await recordEvent(c, { action: 'mail.retried', ...actorOf(c.var.signedIn), subject: mail.recipient, after: id });
    await deliver(c, id, Date.now() + patience);
    const row = await requireMail(c, id);
    return c.json({ mail: describeMail(row), ...describeMailOutcome(row) } satisfies MailAnswer);
  });

async function sendSample(
  c: SignedInContext,
  template: SampleTemplate,
  recipient: string,
  until: number,
): Promise<MailRow> {
  const { userId, username } = c.var.signedIn;
  await countAttempt(c.env.APP, 'mail', userId);
  const parts = await renderSample(c.env, template, username);
  const id = await postMail(c.env, { template, recipient, parts, askedBy: username });
  await recordEvent(c, { action: 'mail.tested', ...actorOf(c.var.signedIn), subject: recipient, after: template });
  await deliver(c, id, until);
  return requireMail(c, id);
}

/** Waits until the message is sent or failed, at most until `until`. The outbox continues in the background. */
async function deliver(c: SignedInContext, id: string, until: number): Promise<void> {
  const delivered = outboxOf(c.env).deliver(id);
  c.executionCtx.waitUntil(delivered);
  await Promise.race([delivered, new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())))]);
}

async function requireMail(c: SignedInContext, id: string): Promise<MailRow> {
  const row = await readMail(c.env.APP, id);
  if (!row) throw new HttpError(404, mailNotFound);
  return row;
}
