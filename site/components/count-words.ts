import { formatCountOf } from '#data/site/count-text.ts';

/** For example "Once", "2,605 times". */
export function times(count: number): string {
  return count === 1 ? 'Once' : formatCountOf(count, 'time');
}
const originalTexts: Readonly<Record<string, string>> = {
  hbo: 'the Hebrew text',
  he: 'the Hebrew text',
  grc: 'the Greek text',
  el: 'the Greek text',
};

/** For example "the KJV", "the Hebrew text". */
export function textName({ language, shortName }: { language: string; shortName: string }): string {
  return originalTexts[language] ?? `the ${shortName}`;
}
