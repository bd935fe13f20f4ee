import type { SampleTemplate } from '#data/administration/mail-states.ts';
import type { Bindings } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import type { MailTemplateParts } from './render-mail.tsx';
import { readSiteUrl } from './mail-settings.ts';
import { adminBotAlert } from './templates/admin-bot-alert.tsx';
import { welcome } from './templates/welcome.tsx';
import { hebrewWordOfDay } from './templates/word-of-day.tsx';
import { readWordOfDay } from './compose-word-of-day.ts';
import { noHebrewWord, sampleDetailsMessage, sampleFinding } from './messages.ts';

/** A template with sample data, for a test message to the requesting administrator. */
export async function renderSample(
  env: Bindings,
  template: SampleTemplate,
  username: string,
): Promise<MailTemplateParts> {
  const site = await readSiteUrl(env);
  switch (template) {
    case 'welcome_email':
      return welcome({ site, username });
    case 'admin_bot_alert':
      return adminBotAlert({
        site,
        finding: sampleFinding,
        details: sampleDetailsMessage(username),
        location: `${site}/admin#email-test`,
        at: new Date().toISOString(),
      });
    case 'hebrew_word_of_day': {
      const word = await readWordOfDay(env.LIBRARY, new Date());
      if (!word) throw new HttpError(503, noHebrewWord);
      return hebrewWordOfDay({ site, word });
    }
  }
}
