import { expect, it } from 'vitest';
import {
  formatStaticChapter,
  formatStaticLesson,
  formatStaticTitle,
  tryParseStaticChapter,
  tryParseStaticLesson,
  tryParseStaticTitle,
} from './static-title.ts';

const titles: [title: string, book: number | undefined, chapter?: number][] = [
  ['kjv · genesis · 1', 1, 1],
  ['kjv · song-of-solomon · 8', 22, 8],
  ['kjv · genesis · 51', undefined],
  ['kjv · genesis · 0', undefined],
  ['kjv · genesis · 50', 1, 50],
  ['kjv · genesis · 1 · 1', undefined],
  ['kjv · genesis · 1.5', undefined],
  ['kjv · genesis', undefined],
  ['kjv · Genesis · 1', undefined],
  ['H2091 · זָהָב · zâhâb · gold', undefined],
];
it.each(titles)('reads the chapter of "%s"', (title, book, chapter) => {
  const parsed = tryParseStaticChapter(title);
  expect([parsed?.book.number, parsed?.chapter]).toEqual([book, chapter]);
  if (parsed) expect(formatStaticChapter(parsed)).toBe(title);
  if (parsed) expect(tryParseStaticTitle(title)).toBeUndefined();
});

it('reads an entry as it was written, also if its gloss has the separator', () => {
  const entry = { number: 'H2091', lemma: 'זָהָב', transliteration: 'zâhâb', gloss: 'gold · golden' } as const;
  const title = formatStaticTitle(entry);
  expect(title).toBe('H2091 · זָהָב · zâhâb · gold · golden');
  expect(tryParseStaticTitle(title)).toEqual({ ...entry, language: 'hebrew', aramaic: false });
  for (const other of ['H2091', 'H2091 · ', 'gold · זָהָב · zâhâb · gold', ''])
    expect(tryParseStaticTitle(other), other).toBeUndefined();
});

it.each([
  ["/hebrew-verbs · Verbs: Pa'al", { path: '/hebrew-verbs', name: "Verbs: Pa'al" }],
  ['/hebrew-learning/words · Words: food', { path: '/hebrew-learning/words', name: 'Words: food' }],
  ['//evil.example · Words', undefined],
  ['/hebrew-verbs', undefined],
  ['kjv · genesis · 1', undefined],
])('reads the lesson of "%s"', (title, lesson) => {
  expect(tryParseStaticLesson(title)).toEqual(lesson);
  if (lesson) expect(formatStaticLesson(lesson)).toBe(title);
});
