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
