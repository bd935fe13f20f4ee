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
