import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { afterAll, expect, test } from 'vitest';
import { countedWords } from '#data/dictionary/counted-words.ts';
import { phrasePieces, taggedPhrases } from '#data/text/phrases/phrase-pieces.ts';
import { indexedPhrase, isPhraseIn } from '#data/search/sql/phrase-in-rendering.ts';
import { foldedWords } from '#data/search/language/split-words.ts';
import { verseIdOfKey, versionKeyUnit } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

const tagged = db
  .prepare<[], number>("SELECT id FROM versions WHERE code = 'kjv_strongs' AND source NOT LIKE 'import-%'")
  .pluck()
  .get();

interface RenderingRow {
  number: string;
  text: string;
  verses: string;
  phrases: string;
}

const phraseList = z.array(z.tuple([z.string(), z.array(z.number())]));
const verseList = z.array(z.tuple([z.number(), z.number()]));

/** "G622 should|perish": the verses where the library has the phrase, which searches read. */
function phrasesOfLibrary(): Map<string, Set<number>> {
  const versesByPhrase = new Map<string, Set<number>>();
  const rows = db.prepare<[], RenderingRow>('SELECT number, lower(text) AS text, verses, phrases FROM renderings');
  for (const { number, text, verses, phrases } of rows.iterate()) {
    const listed = phraseList.parse(JSON.parse(phrases));
    const own = listed.length > 0 ? [] : verseList.parse(JSON.parse(verses)).map(([verse]) => verse);
    for (const [phrase, ids] of listed.length > 0 ? listed : [[text, own] as const]) {
      const key = `${number} ${phrase}`;
      const known = versesByPhrase.get(key) ?? new Set();
      for (const id of ids) known.add(id);
      versesByPhrase.set(key, known);
    }
  }
  return versesByPhrase;
}

test.skipIf(tagged === undefined)(
  'finds every tagged phrase with its number in its verse, as a whole and by each part',
  () => {
    const library = phrasesOfLibrary();
    const missed: string[] = [];
    let checked = 0;
    const verses = db.prepare<[number, number], { key: number; text: string; marks: string }>(
      'SELECT key, text, marks FROM verses WHERE key BETWEEN ? AND ?',
    );
    const first = (tagged ?? 0) * versionKeyUnit;
    for (const { key, text, marks } of verses.iterate(first, first + versionKeyUnit - 1)) {
      const { words = [], ...rest }: VerseMarks = JSON.parse(marks);
      const counted = new Set(countedWords({ words, ...rest }));
      for (const phrase of taggedPhrases(words).filter(({ mark }) => counted.has(mark))) {
        const pieces = phrasePieces(text, phrase);
        const indexed = indexedPhrase(pieces);
        const number = phrase.mark[2];
        checked += 1;
        if (!library.get(`${number} ${indexed}`)?.has(verseIdOfKey(key))) missed.push(`${key} ${number} ${indexed}`);
        for (const piece of pieces) {
          const last = foldedWords(piece);
          // By itself, and after a word that belongs to another number.
          for (const query of last.length > 0 ? [last, ['not', ...last]] : [])
            if (!isPhraseIn(indexed, query, false)) missed.push(`${key} "${query.join(' ')}" ${number}`);
        }
      }
    }
    expect(missed).toEqual([]);
    expect(checked).toBeGreaterThan(340_000);
  },
);

test.skipIf(tagged === undefined)('the renderings of every entry add up to its occurrences', () => {
  const astray = db
    .prepare(
      `SELECT o.number FROM occurrences o WHERE o.version = 'kjv_strongs'
        AND o.total <> (SELECT coalesce(sum(r.total), 0) FROM renderings r WHERE r.number = o.number)`,
    )
    .pluck()
    .all();
  expect(astray).toEqual([]);
});

/**
 * The dictionary's own list, printed in 1890, has the words of most renderings. It measures whether tags cover the
 * right words.
 */
test.skipIf(tagged === undefined).each([
  ['hebrew', 0.63],
  ['greek', 0.67],
] as const)('phrases of %s words consist of words that the dictionary lists', (language, least) => {
  const rows = db
    .prepare<[string], { text: string; total: number; listed: string }>(
      `SELECT r.text, r.total, e.dictionary_usage AS listed FROM renderings r JOIN entries e ON e.number = r.number
        WHERE e.language = ? AND r.text LIKE '% %'`,
    )
    .all(language);
  let all = 0;
  let alike = 0;
  for (const { text, total, listed } of rows) {
    const known = new Set(
      listed
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.map(stemOf),
    );
    all += total;
    if (wordsOfSense(text).every((word) => known.has(stemOf(word)))) alike += total;
  }
  expect(all).toBeGreaterThan(9_000);
  expect(alike / all).toBeGreaterThan(least);
});

const small = new Set(
  `the a an of to unto into in on at for from by with and or not no neither so as that this these those which who whom whose
    what i me my mine thou thee thy thine ye you your he him his she her it its we us our they them their one self shall
    will is are was were be been being am art hath have had do doth did let may might should would can could must upon up
    out off down away over`.split(/\s+/),
);

function wordsOfSense(text: string): string[] {
  return (text.toLowerCase().match(/[a-z’'-]+/g) ?? []).filter((word) => !small.has(word));
}

function stemOf(word: string): string {
  return word
    .replace(/[’']s?$/, '')
    .replace(/(?:ieth|ied|ies)$/, 'y')
    .replace(/(?:eth|est|ed|ing|es|s|e|t)$/, '');
}
