import { expect, it } from 'vitest';
import { formatStaticTitle, tryParseStaticTitle } from './static-title.ts';

it('comes back as it went in', () => {
  const entry = { number: 'H2091', lemma: 'זָהָב', transliteration: 'zâhâb', gloss: 'gold · golden' } as const;
  expect(formatStaticTitle(entry)).toBe('H2091 · זָהָב · zâhâb · gold · golden');
  expect(tryParseStaticTitle(formatStaticTitle(entry))).toMatchObject({ ...entry, language: 'hebrew' });
});

it('is not any other heading', () => {
  expect(tryParseStaticTitle('Entries H420 to H439')).toBeUndefined();
});
