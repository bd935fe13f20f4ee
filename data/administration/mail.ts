/** Messages that an administrator can send to see that they arrive, in the order of the picker. */
export const sampleTemplates = ['welcome_email', 'admin_bot_alert', 'hebrew_word_of_day'] as const;
export type SampleTemplate = (typeof sampleTemplates)[number];

export const mailTemplates = [...sampleTemplates, 'word_confirmation'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * `queued` waits for its time, `sending` is under way, `held` waits for a mail server and for somebody who then presses
 * Retry, `sent` was taken by the mail server, `failed` was not, or nobody knows; its answer says which.
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'held'] as const;
export type MailState = (typeof mailStates)[number];
