import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { narrowPhrases } from './narrow-phrases.ts';

const nouns = new Set<EntryNumber>(['H1697', 'H1', 'H853', 'H776']);
const phrases: [text: string, number: EntryNumber, wanted: string][] = [
  // The word that it has in the dictionary comes last.
  ['Then came the word', 'H1697', 'the word'],
  ['things that his father', 'H1', 'his father'],
  ['And it came to pass in process', 'H7227', 'in process'],
  ['And it came to pass', 'H1961', 'And it came to pass'],
  // A verb with its object, and small words only.
  ['plucked off their hair', 'H4803', 'plucked off their hair'],
  ['and of all the earth', 'H776', 'and of all the earth'],
  // Greek phrases are as in the file.
  ['it came to pass, that', 'G1096', 'it came to pass, that'],
];
test.each(phrases)('“%s” of %s is “%s”', (text, number, wanted) => {
  const [verse] = narrowPhrases([{ id: 1, text, marks: { words: [[0, text.length, number]] } }], (each) =>
    nouns.has(each),
  );
  const [start, end] = verse?.marks.words?.[0] ?? [0, 0];
  expect(text.slice(start, end)).toBe(wanted);
});

test('leaves the pieces of a split phrase unchanged', () => {
  const words = [
    [0, 8, 'H1697'],
    [9, 17, 'H1697', '+'],
  ] as [number, number, EntryNumber, string?][];
  const verse = { id: 1, text: 'take the the word', marks: { words } };
  expect(narrowPhrases([verse], () => true)[0]?.marks.words).toEqual(words);
});
