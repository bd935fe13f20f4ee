import { greekText, hebrewText, translationMessage } from './messages.ts';
const originalTexts: Readonly<Record<string, string>> = {
  hbo: hebrewText,
  he: hebrewText,
  grc: greekText,
  el: greekText,
};

/** For example "the KJV", "the Hebrew text". */
export function textName({ language, shortName }: { language: string; shortName: string }): string {
  return originalTexts[language] ?? translationMessage(shortName);
}
