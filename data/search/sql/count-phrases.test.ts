import { expect, it } from 'vitest';
import { countIndexWords } from './count-index-words.ts';
import { minPhraseVerses, frequentPhrases, overlapsItself, WordNumbering } from './count-phrases.ts';
import { readVerseList } from './verse-list.ts';

/** Verses of a few distinct words, so that many phrases are frequent; the same in each run. */
function verses(words: readonly string[], count: number): string[][] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + next(9) }, () => words[next(words.length)] ?? ''),
  );
}

/** A simple, slow reference implementation: counts every phrase of every length in each verse. */
function countAll(texts: readonly (readonly string[])[]): Map<string, { verses: number; times: number }> {
  const counts = new Map<string, { verses: number; times: number }>();
  for (const words of texts) {
    const times = new Map<string, number>();
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= words.length; to += 1) {
        const phrase = words.slice(from, to).join(' ');
        times.set(phrase, (times.get(phrase) ?? 0) + 1);
      }
    for (const [phrase, count] of times) {
      const known = counts.get(phrase) ?? { verses: 0, times: 0 };
      counts.set(phrase, { verses: known.verses + 1, times: known.times + count });
    }
  }
  return new Map(
    [...counts].filter(([phrase, count]) => count.verses >= minPhraseVerses && !overlapsItself(phrase.split(' '))),
  );
}

const texts = [
  ...verses(['the', 'lord', 'of'], 3000),
  ...verses(['and', 'it', 'came', 'to', 'pass', 'the', 'lord', 'rare', 'rarer'], 3000),
];

it('finds the same phrases as counting all of them', () => {
  const expected = countAll(texts);
  expect(expected.size).toBeGreaterThan(25);
  expect([...expected.keys()].some((phrase) => phrase.split(' ').length > 2)).toBe(true);
  expect([...frequentPhrases(texts)].toSorted()).toEqual([...expected.keys()].toSorted());
});

it('counts verses and occurrences of words, prefixes and phrases like the reference implementation', () => {
  const rows = countIndexWords(
    texts.map((words, at) => ({
      id: 1_001_001 + at * 1_000_000 - Math.floor(at / 60) * 60_000_000,
      indexed: [words.join(' '), `\u{F01AE}`],
    })),
  );
  const row = (word: string): (typeof rows)[number] | undefined => rows.find((each) => each.word === word);
  for (const [phrase, { verses: count, times }] of countAll(texts)) {
    expect(row(` ${phrase}`)).toMatchObject({ verses: count, occurrences: times });
  }
  const having = (test: (word: string) => boolean): { verses: number; occurrences: number } => ({
    verses: texts.filter((words) => words.some(test)).length,
    occurrences: texts.flat().filter(test).length,
  });
  expect(row('lord')).toMatchObject(having((word) => word === 'lord'));
  expect(row('ra*')).toMatchObject(having((word) => word.startsWith('ra')));
  expect(row('rar*')).toMatchObject(having((word) => word.startsWith('rar')));
  expect(row('')).toMatchObject({ verses: texts.length, occurrences: texts.length, postingList: '' });
  expect(row('\u{F01AE}')).toMatchObject({ verses: texts.length, occurrences: texts.length });
  const rare = texts.flatMap((words, at) => (words.includes('rare') ? [at] : []));
  expect([...readVerseList(row('rare')?.postingList ?? '')]).toEqual(rare);
  expect(rows.map(({ word }) => word)).toEqual(rows.map(({ word }) => word).toSorted());
  for (const { verses: total, occurrences, books } of rows) {
    expect(books.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
    expect(books.reduce((sum, [, , times]) => sum + times, 0)).toBe(occurrences);
  }
});

it.each([
  ['verses that fill the room by and by', Array.from({ length: 700 }, () => 100)],
  ['one verse that is longer than all the room', [10, 200_000, 5]],
  ['verses that fill the room to the last word', [65_536, 1]],
])('stores every word of %s', (_, lengths) => {
  const numbering = new WordNumbering();
  const words = lengths.map((length, verse) => Array.from({ length }, (_word, at) => `w${(verse + at) % 7}`));
  for (const verse of words) numbering.addVerse(verse);
  const { terms, starts, names } = numbering.words();
  expect(Array.from(terms, (term) => names[term])).toEqual(words.flat());
  expect([...starts]).toEqual(lengths.reduce((ends, length) => [...ends, (ends.at(-1) ?? 0) + length], [0]));
});

it('counts more occurrences than the initial capacity of the list', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    id: 1_001_001,
    indexed: ['word '.repeat(at === 0 ? 90_001 : 1)],
  }));
  const counted = countIndexWords(many);
  expect(counted.find(({ word }) => word === 'word')).toMatchObject({ verses: 3_000, occurrences: 93_000 });
});
