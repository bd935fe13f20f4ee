import type { ListedMail, MailAnswer, OutboxAnswer } from '#data/administration/contract/mail.ts';
import type { MailTemplate, SampleTemplate } from '#data/administration/mail-states.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';

export const sendTitle = 'Send a message';
export const templatesTitle = 'Templates';
export const outboxTitle = 'Outbox';
/** Before the link to the settings. */
export const setUpSending = 'Set up sending:';
export const setUpSendingLink = 'System Settings, Email';

/** Names of the templates in the outbox. */
export const templateNames: Record<MailTemplate, string> = {
  welcome_email: 'Welcome',
  admin_bot_alert: 'Admin bot alert',
  hebrew_word_of_day: 'Hebrew word of the day',
  word_confirmation: 'Word of the day: confirmation',
  password_recovery: 'Link for a new password',
};

/** What each template is and when it is sent. */
export const templateDescriptions: Record<SampleTemplate, string> = {
  welcome_email: 'Sent once to each user who registers with an email address, or adds one later.',
  admin_bot_alert: 'Sent to administrators who have an email address when ADMIN BOT finds a serious problem.',
  hebrew_word_of_day: 'Sent every day to subscribers: a word of the dictionary, with a verse that uses it.',
};

export function templatePictureAlt(template: SampleTemplate, isLost: boolean): string {
  const name = templateNames[template];
  return isLost ? `The preview of “${name}” could not be loaded` : `Preview of “${name}”`;
}

// Send a message
export const recipientLabel = 'Recipient';
export const templateLabel = 'Template';
export const recipientRequired = 'Recipient required';
export const enterEmail = 'Please enter a valid email address';
export const sendTestAction = 'Send Test Email';
export const sendSamplesAction = 'Send All Samples';
export const sending = 'Sending…';
export const testSent = 'Test email sent';
export const testWaits = 'Not sent yet';
export const testFailed = 'Failed to send test email';
export const samplesFailed = 'Failed to send emails';
/** The category of the settings. */
export const mailCategory = 'Email';
export const mailSettingsLink = 'Open the email settings';

export function templateOption(template: SampleTemplate): string {
  return `${templateNames[template]} (${template})`;
}

export function samplesSentTitle(sent: number): string {
  return `Sample emails sent: ${sent}`;
}

export function samplesMessage(sent: number, total: number, message: string): string {
  return `${sent} of ${total} sent. ${message}`;
}

// Outbox
export const loadingOutbox = 'Loading the outbox';
export const noMessages = 'No messages yet.';
export const setAddress = 'Set “Web address in links and emails” in System Settings, Email.';
export const correctAddress = 'If it is wrong, correct “Web address in links and emails” in System Settings, Email.';
export const retryAction = 'Retry';
export const retryFailed = 'Failed to send email';

const stateNames: Record<ListedMail['state'], string> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  held: 'not sent yet',
};

export function mailStateName(state: ListedMail['state']): string {
  return stateNames[state];
}

export const technicalDetails = 'Technical details';

/** When the site sends a message again that the mail server did not accept. */
export function nextAttemptMessage({ reason, dueAt }: Pick<ListedMail, 'reason' | 'dueAt'>): string {
  return `Not sent yet. ${reason} The site tries again at ${timeOf(dueAt)}.`;
}

function timeOf(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return isToday ? new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' }) : formatWhen(iso);
}

export function messagesAreHeld(missing: string): string {
  return `${missing} Until then messages wait here and are not sent.`;
}

export function outboxCountsMessage({ sent, queued, sending: underWay, held, failed }: OutboxAnswer['counts']): string {
  return `${sent} sent, ${queued + underWay + held} waiting, ${failed} failed. Messages are listed for 90 days.`;
}

export function mailFacts(mail: ListedMail): string {
  const { template, recipient, state, attempts, askedBy, createdAt, dueAt, endedAt } = mail;
  const sender = askedBy ? ` by ${askedBy}` : '';
  const tries = attempts > 1 ? `, ${formatCountOf(attempts, 'attempt')}` : '';
  const next = state === 'queued' && attempts > 0 ? `, next attempt ${formatWhen(dueAt)}` : '';
  return `${templateNames[template]} to ${recipient}, ${formatWhen(endedAt ?? createdAt)}${sender}${tries}${next}`;
}

export function retryLabel(subject: string, recipient: string): string {
  return `Retry: ${subject}, to ${recipient}`;
}

export function retriedMessage({ mail }: MailAnswer): string {
  if (mail.state === 'held') return `Still not sent. ${mail.reason}`;
  if (mail.state === 'queued') return nextAttemptMessage(mail);
  if (mail.state === 'failed') return `Not sent. ${mail.reason}`;
  return `Message ${stateNames[mail.state]}`;
}
