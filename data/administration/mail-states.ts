/** Sample messages that an administrator can send as a test, in the order of the picker. */
export const sampleTemplates = ['welcome_email', 'admin_bot_alert', 'hebrew_word_of_day'] as const;
export type SampleTemplate = (typeof sampleTemplates)[number];

export const mailTemplates = [...sampleTemplates, 'word_confirmation', 'password_recovery'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * `queued` waits for its time, `sending` is in progress, `held` waits for a mail server and for an administrator to
 * press Retry, `sent` was accepted by the mail server, `failed` was not accepted or its result is unknown; the stored
 * answer says which.
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'held'] as const;
export type MailState = (typeof mailStates)[number];
