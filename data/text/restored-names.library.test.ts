import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { restoreNames, restoredNames } from './restored-names.ts';
import type { VerseMarks } from './verse-marks.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
interface Verse {
  id: number;
  text: string;
  marks: VerseMarks;
}
let verses: Verse[] = [];
let results: Map<number, { text: string; marks: VerseMarks }>;

beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  const db = new Database(file, { readonly: true });
  verses = db
    .prepare<[], { id: number; text: string; marks: string }>(
      "SELECT key % 100000000 AS id, text, marks FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'kjv_strongs')",
    )
    .all()
    .map((row) => ({ ...row, marks: JSON.parse(row.marks) }));
  db.close();
  results = new Map(verses.map(({ id, text, marks }) => [id, restoreNames(text, marks, id)]));
});

function restoredVerse(id: number): { text: string; marks: VerseMarks } {
  const verse = results.get(id);
  if (!verse) throw new Error(`the tagged King James Version has no verse ${id}`);
  return verse;
}

/** The name in the Hebrew or Greek text of the verse. */
const cases: [id: number, original: string, restored: string][] = [
  [1_001_001, 'Elohim', 'In the beginning Elohim created'],
  [1_002_004, 'YHWH Elohim', 'in the day that YHWH Elohim made'],
  [1_006_005, 'YHWH, printed GOD', 'And YHWH saw that the wickedness'],
  [1_014_022, 'YHWH El Elyon', 'unto YHWH, El Elyon, the possessor'],
  [1_015_002, 'Adonai YHWH', 'Adonai YHWH, what wilt thou give me'],
  [1_017_001, 'YHWH; El Shaddai', 'YHWH appeared to Abram, and said unto him, I am El Shaddai; walk'],
  [1_018_003, 'Adonai, "my Lord"', 'And said, Adonai, if now I have found favour'],
  [
    1_022_014,
    'YHWH yireh; YHWH',
    'the name of that place YHWH-jireh: as it is said to this day, In the mount of YHWH it',
  ],
  [2_003_015, 'YHWH elohei', 'YHWH Elohim of your fathers, the Elohim of Abraham'],
  [2_006_003, 'El Shaddai; YHWH', 'by the name of El Shaddai, but by my name YHWH was I not known'],
  [2_015_002, 'Yah; El; elohei', 'Yah is my strength and song, and he is become my salvation: he is my El'],
  [2_015_011, 'YHWH; elim, other gods', 'Who is like unto thee, O YHWH, among the gods?'],
  [2_020_003, 'elohim acherim, other gods', 'Thou shalt have no other gods before me.'],
  [2_021_006, 'elohim, judges', 'bring him unto the judges'],
  [2_033_009, 'no name: supplied', 'YHWH talked with Moses'],
  [2_034_006, 'YHWH YHWH El', 'YHWH, YHWH El, merciful'],
  [5_006_004, 'YHWH eloheinu YHWH echad', 'Hear, O Israel: YHWH our Elohim is one YHWH:'],
  [5_010_017, 'elohei ha-elohim; adonei; El', 'is Elohim of gods, and Lord of lords, a great El,'],
  [5_026_019, 'elyon, of a nation', 'to make thee high above all nations'],
  [5_028_058, 'YHWH eloheikha', 'fearful name, YHWH THY ELOHIM;'],
  [5_032_004, 'El emunah', 'an El of truth'],
  [5_032_015, 'Eloah', 'then he forsook Eloah which made him'],
  [9_017_045, 'YHWH tsevaot; elohei', 'in the name of YHWH of hosts, the Elohim of the armies of Israel'],
  [15_005_001, 'Aramaic: elah', 'in the name of the Elah of Israel'],
  [19_007_017, 'YHWH Elyon', 'to the name of YHWH Elyon.'],
  [19_023_001, 'YHWH roi', 'YHWH is my shepherd'],
  [19_067_001, 'Elohim', 'Elohim be merciful unto us'],
  [19_068_004, 'Elohim; Yah', 'by his name YAH, and rejoice'],
  [19_068_020, 'YHWH Adonai', 'unto YHWH Adonai belong the issues'],
  [19_078_035, 'El Elyon', 'and El Elyon their redeemer'],
  [19_087_005, 'Elyon', 'and Elyon himself shall establish her'],
  [19_091_001, 'Elyon; Shaddai', 'in the secret place of Elyon shall abide under the shadow of Shaddai.'],
  [19_110_001, 'YHWH la-adoni', 'YHWH said unto my Lord, Sit thou'],
  [19_150_006, 'Yah; hallelu-Yah', 'that hath breath praise Yah. Praise ye Yah.'],
  [
    23_012_002,
    'El; Yah YHWH',
    'Behold, El is my salvation; I will trust, and not be afraid: for Yah YHWH is my strength',
  ],
  [23_026_004, 'Yah YHWH', 'Trust ye in YHWH for ever: for in Yah YHWH is'],
  [24_023_006, 'YHWH tsidkenu', 'he shall be called, YHWH OUR RIGHTEOUSNESS.'],
  [24_023_023, 'elohei', 'Am I an Elohim at hand, saith YHWH'],
  [26_010_005, 'El Shaddai', 'as the voice of El Shaddai when he speaketh'],
  [27_009_017, 'Adonai', 'for Adonai’s sake'],
  [35_003_019, 'YHWH Adonai', 'YHWH Adonai is my strength'],
  [40_001_001, 'Iesou Christou', 'the generation of Yeshua Messiah, the son of David'],
  [40_001_021, 'Iesoun', 'call his name YESHUA: for he'],
  [40_015_030, 'Iesou', 'cast them down at Yeshua’s feet'],
  [40_024_024, 'pseudochristoi', 'For there shall arise false Messiahs, and false prophets'],
  [40_022_044, 'Kyrios', 'The LORD said unto my Lord'],
  [42_002_026, 'ton Christon Kyriou', 'the Lord’s Messiah.'],
  [42_019_001, 'no name: supplied', 'And Yeshua entered'],
  [43_001_041, 'Messian; Christos', 'We have found the Messiah, which is, being interpreted, the Christ.'],
  [43_020_028, 'ho Kyrios mou kai ho Theos mou', 'My Lord and my God.'],
  [44_007_045, 'Iesou, the son of Nun', 'brought in with Yehoshua into'],
  [44_013_006, 'Bariesous', 'whose name was Bar-jesus'],
  [47_004_005, 'Christon Iesoun Kyrion', 'Messiah Yeshua the Lord; and ourselves your servants for Yeshua’s sake'],
  [51_004_011, 'Iesous ho legomenos Ioustos', 'And Yeshua, which is called Justus'],
  [58_004_008, 'Iesous, the son of Nun', 'if Yehoshua had given them rest'],
  [66_019_001, 'Hallelouia', 'saying, Halleluyah; Salvation'],
];
it.each(cases)('restores %d, where the original has %s', (id, _original, words) => {
  expect(restoredVerse(id).text).toContain(words);
});

it('moves each number with its name where Hebrew has the reverse order', () => {
  const { text, marks } = restoredVerse(1_014_018);
  expect(marks.words?.slice(-2).map(([start, end, number]) => [text.slice(start, end), number])).toEqual([
    ['of El', 'H410'],
    ['Elyon', 'H5945'],
  ]);
});

it('still prints the name in small capitals', () => {
  const { text, marks } = restoredVerse(23_012_002);
  expect(marks.divineName?.map(([start, end]) => text.slice(start, end))).toEqual(['Yah', 'YHWH']);
});

it('in a verse without marks only replaces words that have no other meaning', () => {
  expect(restoreNames('God is love.', {}, 62_004_008)).toEqual({ text: 'God is love.', marks: {} });
  expect(restoreNames('Jesus wept.', {}, 43_011_035)).toEqual({ text: 'Yeshua wept.', marks: {} });
  expect(restoreNames('whose name was Bar-Jesus:', {}, 44_013_006).text).toBe('whose name was Bar-Jesus:');
  expect(restoreNames('', {}, 43_011_035)).toEqual({ text: '', marks: {} });
});

describe('in every verse', () => {
  /** All names that may be inserted or removed. */
  const names = new RegExp(
    `(?<!\\p{L})(?:${[...restoredNames.flatMap(({ from, to }) => [...from, to]), 'YESHUA', 'ELOHIM', 'high', 'most', 'the', 'an?', 'my'].join('|')})(?:[’']s?)?(?!\\p{L})`,
    'giu',
  );
  const others = (text: string): string => text.replace(names, '').replace(/ +/g, ' ').trim();

  it('only names and their articles change', () => {
    expect(verses.length).toBeGreaterThan(31_102);
    expect(
      verses.filter((verse) => others(verse.text) !== others(restoredVerse(verse.id).text)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('no tag is lost, and none is on a space or outside the text', () => {
    const wrong = verses.filter((verse) => {
      const { text, marks } = restoredVerse(verse.id);
      const before = verse.marks.words ?? [];
      const after = marks.words ?? [];
      const numbers = (words: typeof after): string =>
        words
          .map(([, , number]) => number)
          .sort()
          .join();
      return (
        numbers(before) !== numbers(after) ||
        after.some(
          ([start, end], index) =>
            end > text.length ||
            /^\s|\s$/.test(text.slice(start, end)) ||
            (start === end) !== (before[index]?.[0] === before[index]?.[1]),
        )
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('no name is doubled, none has a wrong article, and no extra space remains', () => {
    const errors =
      /\b(YHWH|Yah|Adonai|El|Elohim|Eloah|Elah|Elyon|Shaddai|Yeshua|Messiah) \1\b|\bthe (?:YHWH|Yah|Adonai|Elyon|Shaddai)\b|\ba (?:El|Adonai)|\ban (?:YHWH|Messiah|Yeshua)| {2}|^ | $/i;
    expect(verses.map(({ id }) => restoredVerse(id).text).filter((text) => errors.test(text))).toEqual([]);
  });
});
