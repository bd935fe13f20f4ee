import { greekTextMessage, hebrewText, translationMessage } from './messages.ts';

const hebrewLanguages: ReadonlySet<string> = new Set(['hbo', 'he']);
const greekLanguages: ReadonlySet<string> = new Set(['grc', 'el']);

/** For example "the KJV", "the Hebrew text", "the Greek text (TR)". */
export function textName({ language, shortName }: { language: string; shortName: string }): string {
  if (hebrewLanguages.has(language)) return hebrewText;
  return greekLanguages.has(language) ? greekTextMessage(shortName) : translationMessage(shortName);
}
