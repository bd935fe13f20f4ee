import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { greekVerseMap } from './greek-verse-map.ts';
import { verseId } from './verse-id.ts';
import { counterparts, verseMapOf, type Versification, type VersePair } from './versification.ts';

const books: Record<string, number> = {
  Gen: 1,
  Num: 4,
  '1 Kings': 11,
  Neh: 16,
  Ps: 19,
  Isa: 23,
  Joel: 29,
  Mal: 39,
  Matt: 40,
  Acts: 44,
  '2 Cor': 47,
  Gal: 48,
  Phil: 50,
  '3 John': 64,
  Rev: 66,
};

/** Parses "1 Kings 22:43b": the verse and its part. */
function parseVerse(text: string): [id: number, part: string] {
  const {
    book = '',
    chapter,
    verse,
    part = '',
  } = /^(?<book>.+) (?<chapter>\d+):(?<verse>\d+)(?<part>[ab])?$/.exec(text)?.groups ?? {};
  return [verseId({ book: books[book] ?? 0, chapter: Number(chapter), verse: Number(verse) }), part];
}

function pair(hebrew: string, english: string): VersePair {
  const [wlc, wlcPart] = parseVerse(hebrew);
  const [kjv, kjvPart] = parseVerse(english);
  return { wlc, kjv, wlcPart, kjvPart };
}

/** As printed in Hebrew Bibles with the King James Version's numbers. */
const map = verseMapOf([
  pair('Num 25:19', 'Num 26:1a'),
  pair('1 Kings 18:34a', '1 Kings 18:33b'),
  pair('1 Kings 22:21b', '1 Kings 22:22a'),
  pair('1 Kings 22:44', '1 Kings 22:43b'),
  pair('1 Kings 22:45', '1 Kings 22:44'),
  pair('Neh 7:68', 'Neh 7:69'),
  pair('Ps 13:1', 'Ps 13:0'),
  pair('Ps 13:2', 'Ps 13:1'),
  pair('Ps 13:5', 'Ps 13:4'),
  pair('Ps 13:6a', 'Ps 13:5'),
  pair('Ps 13:6b', 'Ps 13:6'),
  pair('Ps 51:1', 'Ps 51:0'),
  pair('Ps 51:2', 'Ps 51:0'),
  pair('Ps 51:3', 'Ps 51:1'),
  pair('Isa 63:19b', 'Isa 64:1'),
  pair('Isa 64:1', 'Isa 64:2'),
  pair('Joel 3:1', 'Joel 2:28'),
  pair('Joel 4:1', 'Joel 3:1'),
  pair('Mal 3:19', 'Mal 4:1'),
  ...greekVerseMap,
]);

const cases: [from: Versification, verse: string, found: string[]][] = [
  ['kjv', 'Gen 1:1', ['Gen 1:1']],
  ['wlc', 'Gen 1:1', ['Gen 1:1']],
  ['kjv', 'Matt 5:3', ['Matt 5:3']],
  ['kjv', 'Mal 4:1', ['Mal 3:19']],
  ['wlc', 'Mal 3:19', ['Mal 4:1']],
  ['kjv', 'Joel 2:28', ['Joel 3:1']],
  ['kjv', 'Joel 3:1', ['Joel 4:1']],
  ['wlc', 'Joel 3:1', ['Joel 2:28']],
  ['kjv', 'Ps 51:1', ['Ps 51:3']],
  ['kjv', 'Ps 51:0', ['Ps 51:1', 'Ps 51:2']],
  ['wlc', 'Ps 51:2', ['Ps 51:0']],
  ['kjv', 'Ps 13:5', ['Ps 13:6a']],
  ['kjv', 'Ps 13:6', ['Ps 13:6b']],
  ['wlc', 'Ps 13:6', ['Ps 13:5', 'Ps 13:6']],
  // "And Jehoshaphat … walked in the ways of Asa" / "nevertheless the high places were not taken away".
  ['kjv', '1 Kings 22:43', ['1 Kings 22:43', '1 Kings 22:44']],
  ['wlc', '1 Kings 22:43', ['1 Kings 22:43a']],
  ['wlc', '1 Kings 22:44', ['1 Kings 22:43b']],
  ['kjv', '1 Kings 22:44', ['1 Kings 22:45']],
  // "Fill four barrels with water" ends verse 33 in English and begins verse 34 in Hebrew.
  ['kjv', '1 Kings 18:33', ['1 Kings 18:33', '1 Kings 18:34a']],
  ['kjv', '1 Kings 18:34', ['1 Kings 18:34b']],
  ['wlc', '1 Kings 18:34', ['1 Kings 18:33b', '1 Kings 18:34']],
  // "And the LORD said unto him, Wherewith?" begins verse 22 in English and ends verse 21 in Hebrew.
  ['kjv', '1 Kings 22:22', ['1 Kings 22:21b', '1 Kings 22:22']],
  ['wlc', '1 Kings 22:21', ['1 Kings 22:21', '1 Kings 22:22a']],
  ['wlc', '1 Kings 22:22', ['1 Kings 22:22b']],
  // "Oh that thou wouldest rend the heavens".
  ['kjv', 'Isa 64:1', ['Isa 63:19b']],
  ['kjv', 'Isa 63:19', ['Isa 63:19a']],
  ['wlc', 'Isa 63:19', ['Isa 63:19', 'Isa 64:1']],
  // "A Psalm of David. The LORD is my shepherd" is one verse in Hebrew.
  ['kjv', 'Ps 23:0', ['Ps 23:1a']],
  ['kjv', 'Ps 23:1', ['Ps 23:1b']],
  ['wlc', 'Ps 23:1', ['Ps 23:0', 'Ps 23:1']],
  ['kjv', 'Ps 1:1', ['Ps 1:1']],
  ['wlc', 'Ps 1:1', ['Ps 1:1']],
  // "And it came to pass after the plague" is half a verse in English and a whole one in Hebrew.
  ['kjv', 'Num 26:1', ['Num 25:19', 'Num 26:1']],
  ['wlc', 'Num 25:19', ['Num 26:1a']],
  ['wlc', 'Num 26:1', ['Num 26:1b']],
  // The editions of the Greek New Testament.
  ['kjv', '2 Cor 13:12', ['2 Cor 13:12a']],
  ['kjv', '2 Cor 13:13', ['2 Cor 13:12b']],
  ['kjv', '2 Cor 13:14', ['2 Cor 13:13']],
  ['wlc', '2 Cor 13:12', ['2 Cor 13:12', '2 Cor 13:13']],
  ['kjv', 'Phil 1:16', ['Phil 1:17']],
  ['kjv', 'Phil 1:17', ['Phil 1:16']],
  ['kjv', '3 John 1:14', ['3 John 1:14', '3 John 1:15']],
  ['wlc', '3 John 1:15', ['3 John 1:14b']],
  ['kjv', 'Rev 13:1', ['Rev 12:18', 'Rev 13:1']],
  ['wlc', 'Rev 12:18', ['Rev 13:1a']],
  ['kjv', 'Acts 19:41', ['Acts 19:40b']],
  ['kjv', 'Gal 2:20', ['Gal 2:19b', 'Gal 2:20']],
  ['wlc', 'Gal 2:19', ['Gal 2:19', 'Gal 2:20a']],
  // The Leningrad Codex has no verse of horses and mules.
  ['kjv', 'Neh 7:68', []],
];
it.each(cases)('finds %s %s in the other text', (from, verse, existing) => {
  const want = existing.map((text) => {
    const [id, part] = parseVerse(text);
    return part === '' ? { id } : { id, half: part === 'a' ? 'first' : 'second' };
  });
  expect(counterparts(parseVerse(verse)[0], from, from === 'kjv' ? 'wlc' : 'kjv', map)).toEqual(want);
});

it.each<Versification>(['kjv', 'wlc'])('a verse is its own counterpart within %s', (numbering) => {
  expect(counterparts(39_003_019, numbering, numbering, map)).toEqual([{ id: 39_003_019 }]);
});

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

it.skipIf(!existsSync(library))(
  'maps every verse of every version to every other and back, or has a reason why not',
  () => {
    const db = new Database(library, { readonly: true });
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
  },
);

/** Psalms that the King James Version prints without a title. */
const untitled =
  '1 2 10 33 43 71 91 93 94 95 96 97 99 104 105 106 107 111 112 113 114 115 116 117 118 119 135 136 137 146 147 148 149 150';
it('the title of a psalm is the start of its first verse in Hebrew, unless a row says otherwise', () => {
  const plain = verseMapOf([]);
  const without = Array.from({ length: 150 }, (_, at) => at + 1).filter((psalm) => {
    const [first] = counterparts(verseId({ book: 19, chapter: psalm, verse: 1 }), 'kjv', 'wlc', plain);
    return first?.half === undefined;
  });
  expect(without.join(' ')).toBe(untitled);
});

it('there is no title of a 151st psalm', () => {
  expect(verseMapOf([]).kjv.has(verseId({ book: 19, chapter: 150, verse: 0 }))).toBe(false);
  expect(verseMapOf([]).kjv.has(verseId({ book: 19, chapter: 151, verse: 0 }))).toBe(false);
});
