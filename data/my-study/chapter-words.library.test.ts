import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { wordsOfChapter } from './chapter-words.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library"`);

/** A source of the text may spell a word in one or two words. */
const tolerance = 3;

test('the words of each chapter are those of the King James Version', () => {
  const db = new Database(file, { readonly: true });
  const verses = db
    .prepare<[], { id: number; text: string }>(
      `SELECT verses.key % 100000000 AS id, text FROM verses JOIN versions ON versions.id = verses.key / 100000000
       WHERE versions.code = 'kjv_strongs' AND verses.key % 1000 > 0`,
    )
    .all();
  db.close();
  const counts = new Map<number, number>();
  for (const { id, text } of verses) {
    const chapter = Math.floor(id / 1_000);
    counts.set(chapter, (counts.get(chapter) ?? 0) + text.split(/\s+/u).filter(Boolean).length);
  }
  expect(counts.size).toBe(1_189);
  const differing = [...counts].filter(
    ([chapter, words]) => Math.abs(words - wordsOfChapter(Math.floor(chapter / 1_000), chapter % 1_000)) > tolerance,
  );
  expect(differing).toEqual([]);
});
