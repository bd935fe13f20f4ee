import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { counterparts, verseMapOf, type Versification, type VersePair } from './versification.ts';

const library = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

/** Verses that a text leaves out, each with the reason; the other texts have them. */
const leftOut: Readonly<Record<string, ReadonlyMap<number, string>>> = {
  wlc: new Map([[16_007_068, 'The Leningrad codex has no verse of horses and mules (Nehemiah 7:68).']]),
  web: new Map([
    [42_017_036, 'Luke 17:36 is in few Greek manuscripts; this version has it in a note.'],
    [44_008_037, 'Acts 8:37 is in few Greek manuscripts; this version has it in a note.'],
    [44_015_034, 'Acts 15:34 is in few Greek manuscripts; this version has it in a note.'],
    [44_024_007, 'Acts 24:7 is in few Greek manuscripts; this version has it in a note.'],
  ]),
  rv1909: new Map([
    [64_001_015, 'The greetings of 3 John 1:15 end verse 14 there.'],
    [66_012_018, '"And I stood upon the sand of the sea" opens 13:1 there.'],
  ]),
  sblgnt: new Map([
    // The edition follows manuscripts without these verses.
    ...[
      40_017_021, 40_018_011, 40_023_014, 41_007_016, 41_009_044, 41_009_046, 41_011_026, 41_015_028, 42_017_036,
      42_023_017, 43_005_004, 44_008_037, 44_015_034, 44_024_007, 44_028_029, 45_016_024,
    ].map((id): [number, string] => [id, 'The edition follows manuscripts without it.']),
    // John 7:53 to 8:11 and the doxology of Romans are in its apparatus.
    ...[
      43_007_053,
      ...Array.from({ length: 11 }, (_, index) => 43_008_001 + index),
      45_016_025,
      45_016_026,
      45_016_027,
    ].map((id): [number, string] => [id, 'The edition has it in its apparatus.']),
  ]),
};

it('maps every verse of every version to every other and back, or has a reason why not', () => {
  const db = new Database(library, { readonly: true, fileMustExist: true });
  const all = verseMapOf(
    db.prepare<[], VersePair>('SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map').all(),
  );
  const versions = db
    .prepare<[], { code: string; id: number; versification: Versification; source: string }>(
      "SELECT code, id, versification, source FROM versions WHERE id < 100 AND code <> 'kjv'",
    )
    .all()
    .map((version) => {
      const ids = db
        .prepare<[number], number>('SELECT key % 100000000 FROM verses WHERE key / 100000000 = ?')
        .pluck()
        .all(version.id);
      const bookNumbers = new Set(ids.map((id) => Math.trunc(id / 1_000_000)));
      return { ...version, ids: new Set(ids), bookNumbers };
    });
  db.close();
  const missing: string[] = [];
  for (const from of versions) {
    for (const to of versions) {
      for (const id of from.ids) {
        if (from === to || !to.bookNumbers.has(Math.trunc(id / 1_000_000))) continue;
        const existing = counterparts(id, from.versification, to.versification, all).filter((each) =>
          to.ids.has(each.id),
        );
        const usual = counterparts(id, from.versification, 'kjv', all).map((each) => each.id);
        if (existing.length === 0 && usual.some((each) => leftOut[to.code]?.has(each))) continue;
        const returns = existing.every((each) =>
          counterparts(each.id, to.versification, from.versification, all).some((back) => back.id === id),
        );
        if (existing.length === 0 || !returns) missing.push(`${from.code} ${id} in ${to.code}`);
      }
    }
  }
  expect(versions.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
