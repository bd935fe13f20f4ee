import { expect, it } from 'vitest';
import { versesToRead } from './verses-to-read.ts';
import { hebrewContent } from './hebrew-content.ts';

const { verses, words } = versesToRead();

it('contains only verses of taught words and names, with the meaning of each word in its verse', () => {
  expect(verses.length).toBeGreaterThan(100);
  const cards = new Set([
    ...hebrewContent.words.map(({ id }) => `words/${id}`),
    ...hebrewContent.verbs.map(({ id }) => `verbs/${id}`),
  ]);
  for (const { reference, hebrew, english, spans } of verses) {
    expect(hebrew, reference).not.toMatch(/[\u0591-\u05AF]/u);
    expect(english.length, reference).toBeGreaterThan(5);
    let covered = '';
    for (const [start, end, word] of spans) {
      covered += hebrew.slice(start, end);
      const [form, meaning, card] = words[word] ?? [];
      expect(form && meaning, reference).toBeTruthy();
      if (card) expect(cards.has(card), card).toBe(true);
    }
    const letters = (text: string): string => text.replaceAll(/[^א-ת]/gu, '');
    expect(letters(covered), reference).toBe(letters(hebrew));
  }
});
