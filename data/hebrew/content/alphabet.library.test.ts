import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewLetter, hebrewNumber, hebrewVowel } from '#data/hebrew/contract/hebrew.ts';
import { foldText } from '#data/text/fold.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { findWrongPoints } from '#data/hebrew/language/wrong-points.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

function read<T extends z.ZodType>(name: string, schema: T): z.infer<T>[] {
  const file = readFileSync(`data/hebrew/content/${name}.json`, 'utf8');
  const records = z.array(schema).parse(JSON.parse(file));
  expect(file.trim().split('\n')).toHaveLength(records.length + 2);
  return records;
}
const letters = read('letters', hebrewLetter);
const vowels = read('vowels', hebrewVowel);
const numbers = read('numbers', hebrewNumber);

const faultsOf = (text: string): string[] => [...findMissingPoints(text), ...findWrongPoints(text)];

it('the letters are in the order of the acrostics of the Bible, with their values', () => {
  expect(letters.map(({ letter }) => letter).join('')).toBe('אבגדהוזחטיכלמנסעפצקרשת');
  expect(letters.map(({ numericValue }) => numericValue)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400,
  ]);
  expect(letters.flatMap(({ letter, finalForm }) => (finalForm ? [letter + finalForm] : []))).toEqual([
    'כך',
    'מם',
    'נן',
    'פף',
    'צץ',
  ]);
});

/** The 22 sections of Psalm 119 begin with the letters in their order, eight verses each. */
it('the letters are in the order of Psalm 119', () => {
  const library = new Database(process.env.LEXICON_LIBRARY ?? 'data/library.sqlite', {
    readonly: true,
    fileMustExist: true,
  });
  const verses = library
    .prepare<[], string>(
      "SELECT text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'wlc') AND key % 100000000 BETWEEN 19119001 AND 19119176 ORDER BY key",
    )
    .pluck()
    .all();
  expect(verses.map((verse) => foldText(verse)[0]).join('')).toBe(
    letters.map(({ letter }) => letter.repeat(8)).join(''),
  );
});

it.each(letters)(
  '$name: its Hebrew name begins with it, its example too, and both are pointed',
  ({ letter, hebrewName, example }) => {
    expect(hebrewName[0]).toBe(letter);
    expect(example.hebrew[0]).toBe(letter);
    expect(faultsOf(hebrewName)).toEqual([]);
    expect(faultsOf(example.hebrew)).toEqual([]);
    expect(example.transliteration).toBe(transliterate(example.hebrew));
  },
);

it.each(letters)('$name is the Hebrew name in Latin letters', ({ name, hebrewName }) => {
  // The names are written as English has them: bet and het with e, and ḥ without its dot.
  expect(transliterate(hebrewName).replace('ei', 'e').replace('ḥ', 'h')).toBe(name.toLowerCase());
});

it.each(letters)(
  '$name: its written form stays within its box, each form its own',
  ({ cursive, cursiveFinal, finalForm }) => {
    expect(cursiveFinal === undefined).toBe(finalForm === undefined);
    for (const path of [cursive, cursiveFinal ?? cursive]) {
      expect(path).toMatch(/^M[\d .]+([MLC][\d .]+)+$/u);
      for (const [coordinate] of path.matchAll(/\d+(\.\d+)?/gu)) expect(Number(coordinate)).toBeLessThanOrEqual(100);
    }
  },
);

it('no two written forms are the same', () => {
  const paths = letters.flatMap(({ cursive, cursiveFinal }) => (cursiveFinal ? [cursive, cursiveFinal] : [cursive]));
  expect(new Set(paths).size).toBe(27);
});

it.each([
  [letters.map(({ id }) => id), 22],
  [vowels.map(({ id }) => id), 21],
  [vowels.map(({ mark }) => mark), 21],
  [numbers.map(({ id }) => id), 40],
])('%j: none is told twice', (keys, count) => {
  expect(new Set(keys).size).toBe(count);
  expect(keys).toHaveLength(count);
});

/** All the points that modern Hebrew prints, but meteg, and the holam of its own (U+05BA) that looks like any other. */
it('every point has its record', () => {
  const marks = new Set(vowels.flatMap(({ mark }) => mark.match(/\p{M}/gu) ?? []));
  expect([...marks].toSorted().map((mark) => mark.codePointAt(0)?.toString(16))).toEqual([
    '5b0',
    '5b1',
    '5b2',
    '5b3',
    '5b4',
    '5b5',
    '5b6',
    '5b7',
    '5b8',
    '5b9',
    '5bb',
    '5bc',
    '5c1',
    '5c2',
    '5c7',
  ]);
});

it.each(vowels)('$name: its example has the mark, and the sound', ({ mark, transliteration, example, hebrewName }) => {
  const points = mark.match(/\p{M}/gu) ?? [];
  // The full vowels are followed by their letter; marks of one certain letter stand on it.
  const letter = /[והיחש]/u.exec(mark)?.[0] ?? '';
  for (const point of points) expect(example.hebrew).toContain(point);
  expect(example.hebrew).toContain(letter);
  expect(example.transliteration).toContain(transliteration);
  expect(example.transliteration).toBe(transliterate(example.hebrew));
  expect([...faultsOf(example.hebrew), ...faultsOf(hebrewName)]).toEqual([]);
  expect(mark).toBe(mark.normalize('NFC'));
});

it('the numbers are those promised: to twenty, the tens, the hundreds, the thousands', () => {
  const tens = [30, 40, 50, 60, 70, 80, 90];
  const hundreds = [100, 200, 300, 400, 500, 600, 700, 800, 900];
  expect(numbers.map(({ value }) => value)).toEqual([
    ...Array.from({ length: 21 }, (_, value) => value),
    ...tens,
    ...hundreds,
    1000,
    2000,
    10_000,
  ]);
});

it.each(numbers)(
  '$value: its forms are pointed and transliterated by the scheme',
  ({ masculine, feminine, ordinal }) => {
    for (const { hebrew, transliteration } of [masculine, feminine, ...Object.values(ordinal ?? {})]) {
      expect(faultsOf(hebrew)).toEqual([]);
      expect(transliteration).toBe(transliterate(hebrew));
    }
  },
);

it('from three to ten the masculine form has the ending ָה that the feminine lacks', () => {
  for (const { masculine, feminine } of numbers.slice(3, 11)) {
    expect(masculine.hebrew).toMatch(/\u05B8[\u05BC\u05C1\u05C2]*ה$/u);
    expect(feminine.hebrew).not.toMatch(/\u05B8[\u05BC\u05C1\u05C2]*ה$/u);
    expect(foldText(masculine.hebrew).slice(0, 2)).toBe(foldText(feminine.hebrew).slice(0, 2));
  }
});

it('from eleven to nineteen the unit is followed by עָשָׂר or עֶשְׂרֵה', () => {
  for (const [index, { masculine, feminine }] of numbers.slice(11, 20).entries()) {
    const unit = numbers[index + 1];
    expect(masculine.hebrew.split(' ')[1]).toBe('עָשָׂר'.normalize('NFC'));
    expect(feminine.hebrew.split(' ')[1]).toBe('עֶשְׂרֵה'.normalize('NFC'));
    expect(foldText(masculine.hebrew).slice(0, 3)).toBe(foldText(unit?.masculine.hebrew ?? '').slice(0, 3));
    expect(foldText(feminine.hebrew).slice(0, 2)).toBe(foldText(unit?.feminine.hebrew ?? '').slice(0, 2));
  }
});

it('ordinals go from one to ten, and the feminine ends in ה or ת', () => {
  expect(numbers.filter(({ ordinal }) => ordinal).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { ordinal } of numbers) {
    if (ordinal)
      expect(foldText(ordinal.feminine.hebrew)).toMatch(new RegExp(`^${foldText(ordinal.masculine.hebrew)}[הת]$`, 'u'));
  }
});

const valueOfLetter = new Map(letters.map(({ letter, numericValue }) => [letter, numericValue]));
const [geresh, gershayim] = ['\u05F3', '\u05F4'];

it.each(numbers.filter(({ value }) => value > 0))(
  '$value: the letters of $gematria make it up',
  ({ value, gematria = '' }) => {
    const digits = [...gematria].filter((sign) => sign !== geresh && sign !== gershayim);
    const sum = digits.reduce((total, letter) => total + (valueOfLetter.get(letter) ?? Number.NaN), 0);
    // From a thousand on, one letter with geresh counts thousands: the year ה׳תשפ״ד is 5784.
    expect(value >= 1000 ? sum * 1000 : sum).toBe(value);
    expect(gematria).toBe(
      digits.length === 1 ? digits[0] + geresh : `${digits.slice(0, -1).join('')}${gershayim}${digits.at(-1)}`,
    );
    const values = digits.map((letter) => valueOfLetter.get(letter) ?? 0);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  },
);

/** Written so as not to spell the name of God. */
it.each([
  [15, 'ט״ו'],
  [16, 'ט״ז'],
])('%i is %s', (value, written) => {
  expect(numbers.find((number) => number.value === value)?.gematria).toBe(written);
});

it('zero has no letters', () => {
  expect(numbers[0]?.gematria).toBeUndefined();
});

it.each(numbers.filter(({ strongs }) => strongs))(
  '$value: $strongs is the same word',
  ({ masculine, feminine, strongs }) => {
    const library = new Database(process.env.LEXICON_LIBRARY ?? 'data/library.sqlite', {
      readonly: true,
      fileMustExist: true,
    });
    const lemma =
      library
        .prepare<[string], string>('SELECT lemma FROM entries WHERE number = ? AND aramaic = 0')
        .pluck()
        .get(strongs ?? '') ?? '';
    const consonants = (text: string): string => foldText(text).replaceAll('ו', '');
    expect([consonants(masculine.hebrew), consonants(feminine.hebrew)]).toContain(consonants(lemma));
  },
);
