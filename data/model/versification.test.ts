import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { verseId } from './verse-id.ts';
import { counterparts, verseMapOf, type Numbering, type VersePair } from './versification.ts';

const books: Record<string, number> = { Gen: 1, Num: 4, '1 Kings': 11, Neh: 16, Ps: 19, Isa: 23, Joel: 29, Mal: 39, Matt: 40 };

/** "1 Kings 22:43b": the verse and its part. */
function place(text: string): [id: number, part: string] {
  const { book = '', chapter, verse, part = '' } = /^(?<book>.+) (?<chapter>\d+):(?<verse>\d+)(?<part>[ab])?$/.exec(text)?.groups ?? {};
  return [verseId({ book: books[book] ?? 0, chapter: Number(chapter), verse: Number(verse) }), part];
}

function pair(hebrew: string, english: string): VersePair {
  const [wlc, wlcPart] = place(hebrew);
  const [kjv, kjvPart] = place(english);
  return { wlc, kjv, wlcPart, kjvPart };
}

/** As printed in Hebrew Bibles beside the King James Version's numbers. */
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
]);

const cases: [from: Numbering, verse: string, found: string[]][] = [
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
  // "Fill four barrels with water" ends verse 33 in English and opens verse 34 in Hebrew.
  ['kjv', '1 Kings 18:33', ['1 Kings 18:33', '1 Kings 18:34a']],
  ['kjv', '1 Kings 18:34', ['1 Kings 18:34b']],
  ['wlc', '1 Kings 18:34', ['1 Kings 18:33b', '1 Kings 18:34']],
  // "And the LORD said unto him, Wherewith?" opens verse 22 in English and ends verse 21 in Hebrew.
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
  // The Leningrad codex has no verse of horses and mules.
  ['kjv', 'Neh 7:68', []],
];
it.each(cases)('%s %s is found in the other text', (from, verse, found) => {
  const want = found.map((text) => {
    const [id, part] = place(text);
    return part === '' ? { id } : { id, half: part === 'a' ? 'first' : 'second' };
  });
  expect(counterparts(place(verse)[0], from, from === 'kjv' ? 'wlc' : 'kjv', map)).toEqual(want);
});

it.each<Numbering>(['kjv', 'wlc'])('a verse is its own counterpart within %s', (numbering) => {
  expect(counterparts(39_003_019, numbering, numbering, map)).toEqual([{ id: 39_003_019 }]);
});

const library = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

const sides: [from: Numbering, to: Numbering, without: number[]][] = [
  ['wlc', 'kjv', []],
  ['kjv', 'wlc', [16_007_068]],
];
it.skipIf(!existsSync(library)).each(sides)('every verse of %s in the library has its counterparts, and is theirs', (from, to, without) => {
  const db = new Database(library, { readonly: true });
  const all = verseMapOf(db.prepare<[], VersePair>('SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map').all());
  const oldTestament = (code: string): number[] =>
    db
      .prepare<[string], number>('SELECT key % 100000000 FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = ?) AND key % 100000000 < 40000000')
      .pluck()
      .all(code);
  const texts = { wlc: new Set(oldTestament('wlc')), kjv: new Set(oldTestament('kjv_strongs')) };
  db.close();
  expect(texts.wlc.size).toBe(23_213);
  const astray = [...texts[from]].filter((id) => {
    const found = counterparts(id, from, to, all);
    return found.length === 0 || found.some(({ id: there }) => !texts[to].has(there) || !counterparts(there, to, from, all).some((back) => back.id === id));
  });
  expect(astray).toEqual(without);
});
