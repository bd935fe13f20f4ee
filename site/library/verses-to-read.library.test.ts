import { expect, it } from 'vitest';
import heldOutVerses from '#data/hebrew/content/held-out-verses.json' with { type: 'json' };
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

/** The meaning shown for each written form, "reference form", without points. */
const shown = new Map(
  verses.flatMap(({ reference, hebrew, spans }) =>
    spans.map(([start, end, word]): [string, string] => [
      `${reference} ${hebrew.slice(start, end).replaceAll(/[^א-ת]/gu, '')}`,
      words[word]?.[1] ?? '',
    ]),
  ),
);

it.each([
  ['Psalm 119:91 היום', 'today'],
  ['Deuteronomy 12:4 כן', 'yes, so'],
  ['Ezekiel 14:1 לפני', 'before, in front of'],
  ['Exodus 21:1 לפניהם', 'before, in front of'],
  ['Numbers 16:4 פניו', 'face'],
  ['Exodus 33:18 הראני', 'to show'],
  ['Genesis 31:6 ואתנה', 'you (feminine plural)'],
  ['Job 12:10 חי', 'alive'],
  ['1 Kings 15:6 חייו', 'life'],
  ['Psalm 119:124 למדני', 'to teach'],
  ['Psalm 112:2 יברך', 'to be blessed'],
])('shows a word in the sense of its form: %s', (word, meaning) => {
  expect(shown.get(word)).toBe(meaning);
});

it('says how each written word is read', () => {
  const sounds = new Map(verses.map(({ reference, spans }) => [reference, spans.map(([, , , sound]) => sound)]));
  for (const [reference, all] of sounds)
    for (const sound of all) expect(sound, reference).toMatch(/^[a-zḥ’]+(?:YHWH)?$|^YHWH$/);
  expect(sounds.get('Psalm 136:20')).toEqual(['ule’og', 'melekh', 'habashan', 'ki', 'le’olam', 'ḥasdo']);
});

it('leaves out words in a sense that no card teaches', () => {
  const forms = [...shown];
  // The demonstrative "that", "from before", "because of".
  expect(forms.filter(([word]) => / הה(?:וא|יא|ם|מה|נה)$/u.test(word))).toEqual([]);
  expect(forms.filter(([word]) => / ו?מל?פני/u.test(word))).toEqual([]);
  const references = new Set(verses.map(({ reference }) => reference));
  expect(Object.keys(heldOutVerses).filter((reference) => references.has(reference))).toEqual([]);
});

it('shows a verse beside the translation of that verse only', () => {
  // 1 Samuel 21:1 of the Hebrew Bible is the last sentence of a long verse of the translation.
  expect(verses.filter(({ reference }) => reference === '1 Samuel 20:42')).toEqual([]);
});
