import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewNumber } from '#data/hebrew/contract/hebrew.ts';
import { compoundNumber } from '#data/hebrew/language/compound-numbers.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';
import { findWrongPoints } from '#data/hebrew/language/wrong-points.ts';

const numbers = z.array(hebrewNumber).parse(JSON.parse(readFileSync('data/hebrew/content/numbers.json', 'utf8')));
const formsOf = (value: number) => {
  const number = numbers.find((one) => one.value === value);
  return { masculine: number?.masculine.hebrew ?? '', feminine: number?.feminine.hebrew ?? '' };
};
const tens = [20, 30, 40, 50, 60, 70, 80, 90];
const compounds = tens.flatMap((ten) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((unit) => ({
    value: ten + unit,
    ...compoundNumber(formsOf(ten).masculine, formsOf(unit)),
  })),
);

/** As the Academy of the Hebrew Language points them. */
const printed: [value: number, masculine: string, feminine: string][] = [
  [21, 'עֶשְׂרִים וְאֶחָד', 'עֶשְׂרִים וְאַחַת'],
  [22, 'עֶשְׂרִים וּשְׁנַיִם', 'עֶשְׂרִים וּשְׁתַּיִם'],
  [33, 'שְׁלוֹשִׁים וּשְׁלוֹשָׁה', 'שְׁלוֹשִׁים וְשָׁלוֹשׁ'],
  [45, 'אַרְבָּעִים וַחֲמִשָּׁה', 'אַרְבָּעִים וְחָמֵשׁ'],
  [58, 'חֲמִשִּׁים וּשְׁמוֹנָה', 'חֲמִשִּׁים וּשְׁמוֹנֶה'],
  [99, 'תִּשְׁעִים וְתִשְׁעָה', 'תִּשְׁעִים וְתֵשַׁע'],
];
it.each(printed)('%i is %s and %s', (value, masculine, feminine) => {
  expect(compounds.find((one) => one.value === value)).toEqual({
    value,
    masculine: masculine.normalize('NFC'),
    feminine: feminine.normalize('NFC'),
  });
});

it.each(compounds)('$value has all its points and no impossible ones', ({ masculine, feminine }) => {
  for (const hebrew of [masculine, feminine])
    expect([...findMissingPoints(hebrew), ...findWrongPoints(hebrew)]).toEqual([]);
});

const library = new Database('data/library.sqlite', { readonly: true, fileMustExist: true });
const letters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0591-\u05AF\u05BD\u05BF\u05C0\u05C3-\u05C5]/gu, '')
    .replaceAll('\u05BE', ' ')
    .replace(/ו\u05B9|\u05B9ו/gu, '\u05B9')
    .normalize('NFC');
const bible = letters(
  library
    .prepare<[], string>(
      "SELECT text FROM verses, versions WHERE code = 'wlc' AND key BETWEEN id * 100000000 AND (id + 1) * 100000000 - 1",
    )
    .pluck()
    .all()
    .join(' '),
);

it('the Hebrew Bible has 42 numbers from 21 to 99 as they are made here', () => {
  const attested = compounds.filter(({ masculine, feminine }) =>
    [masculine, feminine].some((hebrew) => bible.includes(` ${letters(hebrew)} `)),
  );
  expect(attested).toHaveLength(42);
});

const constructs = numbers.flatMap(({ value, construct }) =>
  construct ? [construct.masculine, construct.feminine].map((form) => ({ value, ...form })) : [],
);

it('one to ten can be joined to a noun', () => {
  expect(constructs.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((one) => [one, one]));
});

it.each(constructs)('$value joined to a noun: $hebrew occurs in the Hebrew Bible', ({ hebrew, transliteration }) => {
  expect([...findMissingPoints(hebrew), ...findWrongPoints(hebrew)]).toEqual([]);
  expect(transliteration).toBe(transliterate(hebrew));
  // The dagesh of a first letter depends on what precedes it. Nine occurs only with "to", Numbers 34:13.
  const bare = letters(hebrew);
  const soft = bare.replace(/^(.[\u05B0-\u05BB]?)\u05BC/u, '$1');
  expect([` ${bare} `, ` ${soft} `, ` לְ${soft} `].some((one) => bible.includes(one))).toBe(true);
});
