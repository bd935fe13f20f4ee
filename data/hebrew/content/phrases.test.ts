import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewPhrase, phraseCategories } from '#data/hebrew/contract/hebrew.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { findWrongPoints } from '#data/hebrew/language/wrong-points.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

const file = readFileSync('data/hebrew/content/phrases.json', 'utf8');
const phrases = z.array(hebrewPhrase).parse(JSON.parse(file));

/** What the rules of the scheme cannot tell, and why. */
const saidOtherwise: [hebrew: string, latin: string, reason: string][] = [
  ['אַנְגְּלִית', 'anglit', 'a foreign word keeps its group of consonants'],
  ['הָרְחוֹב', 'hareḥov', 'kamats before resh is the article here: the word begins after it'],
];

function expectedLatin(hebrew: string): string {
  return hebrew.replace(
    /[\u05D0-\u05EA\p{M}]+/gu,
    (word) => saidOtherwise.find(([one]) => one.normalize('NFC') === word)?.[1] ?? transliterate(word),
  );
}

it('there are a hundred, one a line, all different', () => {
  expect(phrases).toHaveLength(100);
  expect(file.trim().split('\n')).toHaveLength(102);
  for (const key of ['id', 'hebrew', 'english', 'transliteration'] as const)
    expect(new Set(phrases.map((phrase) => phrase[key])).size, key).toBe(100);
});

it.each(phraseCategories)('%s has a dozen or more, all together', (category) => {
  const places = phrases.flatMap((phrase, index) => (phrase.category === category ? [index] : []));
  expect(places.length).toBeGreaterThanOrEqual(12);
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
});

/** From עֲגָבִים, as the Academy points it. */
const rightlySoft = 'עַגְבָנִיּוֹת'.normalize('NFC');

it.each(phrases)('$id: has all its points and is transliterated by the scheme', (phrase) => {
  for (const { hebrew, transliteration } of [phrase, ...(phrase.woman ? [phrase.woman] : [])]) {
    expect(findMissingPoints(hebrew)).toEqual([]);
    expect(findWrongPoints(hebrew).filter((fault) => !fault.startsWith(rightlySoft))).toEqual([]);
    expect(transliteration).toBe(expectedLatin(hebrew));
  }
});

it.each(phrases)('$id: Hebrew, transliteration and English end alike', ({ hebrew, english, transliteration }) => {
  const end = hebrew.at(-1);
  expect('.?!').toContain(end);
  expect(transliteration.at(-1)).toBe(end);
  expect(english.replace(/ \([^)]*\)$/u, '').at(-1)).toBe(end);
});

/** The masculine present, which a woman would say or be asked otherwise, and "you" to a man. */
const masculine = /(אֲנִי (רַק |לֹא )?(מ|לוֹמֵד|יוֹדֵעַ|רוֹצֶה|אוֹכֵל|רָעֵב|צָמֵא|שָׂבֵעַ)|אַתָּה|לְךָ|מְךָ|^בָּרוּךְ הַבָּא|^לֵךְ|^עֲצֹר|מִי זֶה)/u;

it.each(phrases)('$id: says whom it fits, where it does not fit both sexes', ({ hebrew, english }) => {
  expect(/\((masculine speaker|(to|about) a man)\)/u.test(english)).toBe(masculine.test(hebrew));
});

it('what a man says or is told has its form for a woman, and nothing else has', () => {
  for (const { id, english, woman } of phrases)
    expect(woman !== undefined, id).toBe(/\((masculine speaker|(to|about) a man)\)/u.test(english));
});

/** The words that change: each is the feminine of the man's word, or the pronoun or pronominal ending of a woman. */
const feminine =
  /(אַתְּ|לָךְ|לוֹמֵךְ|זֹאת|^בְּרוּכָה|^לְכִי|^עִצְרִי|[ָ][\u05BC\u05C1\u05C2]*ה(?=[ .?!])|[ֶַ][\u05BC\u05C1\u05C2]*ת(?=[ .?!]))/u;

/** What only a man is called or does. */
const addressesAMan = /(אַתָּה|לְךָ|מְךָ|זֶה|ֶה[.?]|^לֵךְ|^עֲצֹר|^בָּרוּךְ)/u;

it.each(phrases.filter(({ woman }) => woman))('$id: a woman’s form differs where it must', ({ hebrew, woman }) => {
  const said = woman?.hebrew ?? '';
  expect(said).toMatch(new RegExp(feminine.source.normalize('NFC'), 'u'));
  expect(said).not.toMatch(addressesAMan);
  expect(said.at(-1)).toBe(hebrew.at(-1));
  const [his, hers] = [hebrew, said].map((text) => text.split(' '));
  expect(hers).toHaveLength(his?.length ?? 0);
  expect(hers).not.toEqual(his);
});

it.each(saidOtherwise)('%s is still an exception', (hebrew, latin) => {
  expect(transliterate(hebrew)).not.toBe(latin);
  expect(phrases.some((phrase) => phrase.hebrew.includes(hebrew.normalize('NFC')))).toBe(true);
});
