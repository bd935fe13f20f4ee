import type { MailTemplate, SampleTemplate } from '#data/administration/mail-states.ts';

/** Names of the templates in the outbox. */
export const templateNames: Record<MailTemplate, string> = {
  welcome_email: 'Welcome',
  admin_bot_alert: 'Admin bot alert',
  hebrew_word_of_day: 'Hebrew word of the day',
  word_confirmation: 'Word of the day: confirmation',
};

/** What each template is and when it is sent. */
export const templateDescriptions: Record<SampleTemplate, string> = {
  welcome_email: 'Sent once to everybody who makes an account and gives an address, then or later.',
  admin_bot_alert: 'Sent to administrators who have an address when the site’s watcher finds something.',
  hebrew_word_of_day: 'A word of this site’s own dictionary, another each day, with a verse in which it stands.',
};
