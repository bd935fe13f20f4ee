import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packVersion, readLibraryCounts, type RunQuery, type LibraryCounts } from './pack-library.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
let db: Database.Database | undefined;
let counts: LibraryCounts;
const ask: RunQuery = <Row>(sql: string, ...params: (string | number)[]) =>
  (db?.prepare(sql).all(...params) ?? []) as Row[];

beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
  counts = readLibraryCounts(ask);
});
afterAll(() => db?.close());

test.each(['kjv_strongs', 'wlc', 'web', 'sblgnt'])(
  'recounting %s gives the same pack as encoding it from another library',
  (code) => {
    const another: LibraryCounts = {
      head: { ...counts.head, edition: 'another', library: { verses: 7, terms: 8 } },
      versesWith: (term) => counts.versesWith(term) + term.length * 100,
    };
    const before = packVersion(ask, code, counts);
    const encoded = packVersion(ask, code, another);
    expect(encoded?.length).toBeGreaterThan(100_000);
    expect(Buffer.compare(encoded ?? new Uint8Array(), before ?? new Uint8Array())).not.toBe(0);
    const recounted = packVersion(ask, code, another, before);
    expect(Buffer.compare(encoded ?? new Uint8Array(), recounted ?? new Uint8Array())).toBe(0);
  },
  60_000,
);
