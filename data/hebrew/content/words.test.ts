import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewWord, wordTopics, type HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import { foldText } from '#data/text/fold.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { findWrongPoints } from '#data/hebrew/language/wrong-points.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

const file = readFileSync('data/hebrew/content/words.json', 'utf8');
const words = z.array(hebrewWord).parse(JSON.parse(file));
const nouns = words.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
const adjectives = words.filter(({ partOfSpeech }) => partOfSpeech === 'adjective');

function formsOf(word: HebrewWord): { hebrew: string; transliteration: string }[] {
  return [word, word.plural, word.feminine].filter((form) => form !== undefined);
}
const list = (text: string): string[] => text.normalize('NFC').trim().split(/\s+/u).toSorted();
const hebrewOf = (some: HebrewWord[]): string[] => some.map(({ hebrew }) => hebrew.replaceAll(' ', '_')).toSorted();

it('there are five hundred and the days of the week, one a line, none told twice', () => {
  expect(words).toHaveLength(506);
  expect(file.trim().split('\n')).toHaveLength(508);
  expect(new Set(words.map(({ id }) => id)).size).toBe(506);
  expect(new Set(words.map(({ hebrew, english }) => `${hebrew} ${english}`)).size).toBe(506);
  expect(new Set(words.map(({ english }) => english)).size).toBe(506);
});

it.each(wordTopics)('%s has twenty words or more', (topic) => {
  expect(words.filter((word) => word.topic === topic).length).toBeGreaterThanOrEqual(20);
});

/** Without dagesh after a closed syllable: from בִּ and שְׁבִיל; from עֲגָבִים, as the Academy points it. */
const rightlySoft = list('בִּשְׁבִיל עַגְבָנִיָּה עַגְבָנִיּוֹת');

it.each(words)('$id: $hebrew has all its points, no impossible ones, and is transliterated by the scheme', (word) => {
  for (const { hebrew, transliteration } of formsOf(word)) {
    expect(
      [...findMissingPoints(hebrew), ...findWrongPoints(hebrew)].filter(
        (fault) => !rightlySoft.some((soft) => fault.startsWith(soft)),
      ),
    ).toEqual([]);
    expect(transliteration).toBe(transliterate(hebrew));
  }
});

it('nouns tell their gender, adjectives their feminine, and no others do', () => {
  for (const word of words) {
    expect(word.gender !== undefined, word.id).toBe(word.partOfSpeech === 'noun');
    expect(word.feminine !== undefined, word.id).toBe(word.partOfSpeech === 'adjective');
    if (word.plural) expect(word.partOfSpeech, word.id).toBe('noun');
  }
});

/** Kamats and ה, with a dagesh or the dot of a shin between them in Unicode's order, or ת. */
const endsAsFeminine = /(\u05B8[\u05BC\u05C1\u05C2]*ה|ת)$/u;
/** Paired parts of the body, lands and towns, and those that have to be learned one by one. */
const feminineWithoutEnding = list(`
  אֵם אֹזֶן אֶבֶן אֶצְבַּע אֶרֶץ אֵשׁ בְּאֵר בֶּטֶן גֶּפֶן חֶרֶב יָד כּוֹס כִּכָּר כַּף כָּנָף לָשׁוֹן נַעַל נֶפֶשׁ עֵז עַיִן עִיר עֶצֶם פַּעַם צִפּוֹר צֹאן רֶגֶל רוּחַ שֵׁן אִמָּא סַבְתָּא
`);
/** Their ת is of the root, and לַיְלָה has an ה that says nothing of gender. */
const masculineWithFeminineEnding = list('בַּיִת זַיִת לַיְלָה מָוֶת');
const ofBothGenders = list('אוֹת דֶּרֶךְ חָצֵר סַכִּין פָּנִים שֶׁמֶשׁ');

it('gender goes by the ending, but for a list to be learned', () => {
  const feminine = nouns.filter(({ gender }) => gender === 'feminine');
  const masculine = nouns.filter(({ gender }) => gender === 'masculine');
  expect(hebrewOf(feminine.filter(({ hebrew }) => !endsAsFeminine.test(hebrew)))).toEqual(feminineWithoutEnding);
  expect(hebrewOf(masculine.filter(({ hebrew }) => endsAsFeminine.test(hebrew)))).toEqual(masculineWithFeminineEnding);
  expect(hebrewOf(nouns.filter(({ gender }) => gender === 'both'))).toEqual(ofBothGenders);
});

const pluralOt = list(`
  אָב אוֹר אָרוֹן גְּבוּל גַּג דּוֹר זִכָּרוֹן חוֹל חַלּוֹן חֲלוֹם יַיִן יַעַר יָרָק כֹּחַ כִּסֵּא לֵב לַיְלָה מַחֲנֶה מִדְבָּר מָלוֹן מַפְתֵּחַ מָקוֹם מִזְבֵּחַ נָהָר נֵר עוֹלָם עוֹר עָוֺן
  פֶּה פְּרִי צָבָא קוֹל קִיר קׇרְבָּן רְחוֹב רַעְיוֹן רָצוֹן שָׁבוּעַ שָׂדֶה שׁוֹפָר שֻׁלְחָן שֵׁם תִּינוֹק אַרְיֵה
`);
const feminineIm = list('אִשָּׁה אֶבֶן בֶּטֶן בֵּיצָה גֶּפֶן חִטָּה יוֹנָה מִלָּה עִיר עֵז עֵת פַּעַם צִפּוֹר שָׁנָה תְּאֵנָה');
/** Parts of the body and garments that come in pairs or rows. */
const dualAsPlural = list('אֹזֶן יָד כָּנָף נַעַל עַיִן רֶגֶל שֵׁן');
const dual = /\u05B7\u05BC?יִם$/u;
/** A plural of two words, told by its first. */
const compound = list('אָדָם בֵּית_סֵפֶר');

it('plurals end in -im for masculine and -ot for feminine nouns, but for a list to be learned', () => {
  const withPlural = nouns.filter(({ hebrew, plural }) => plural && !compound.includes(hebrew.replaceAll(' ', '_')));
  const ending = (end: RegExp, gender: string): string[] =>
    hebrewOf(withPlural.filter((word) => word.gender === gender && end.test(word.plural?.hebrew ?? '')));
  expect(ending(/וֹת$/u, 'masculine')).toEqual(pluralOt);
  expect(ending(/\u05B4[\u05BC\u05C1\u05C2]*ים$/u, 'feminine')).toEqual(feminineIm);
  expect(ending(dual, 'feminine')).toEqual(dualAsPlural);
  expect(ending(dual, 'masculine')).toEqual([]);
  expect(withPlural.filter(({ plural }) => !/(ו[\u05B9\u05BA]ת|ים|יִם)$/u.test(plural?.hebrew ?? ''))).toEqual([]);
});

const consonants = (text: string): string => foldText(text).replaceAll(' ', '');
const withoutVowelLetters = (text: string): string => consonants(text).replaceAll(/[וי]/gu, '');

/** Whose plural is made from other letters, or doubles or adds one. */
const pluralOfOtherLetters = list('אִישׁ אִשָּׁה אֵם אָדָם בַּת חֲצִי לֵב צַד');

it('plurals keep the letters of their word, but for a list to be learned', () => {
  const differing = nouns.filter(({ hebrew, plural }) => {
    const [word, stem] = [withoutVowelLetters(hebrew), withoutVowelLetters(plural?.hebrew ?? '').replace(/[מת]$/u, '')];
    return plural && stem !== word && stem !== word.replace(/[הת]$/u, '');
  });
  expect(hebrewOf(differing)).toEqual(pluralOfOtherLetters);
});

it.each(adjectives)('$id: the feminine of $hebrew adds ה or ת to its letters', ({ hebrew, feminine }) => {
  expect(feminine?.hebrew).toMatch(endsAsFeminine);
  const stem = (text: string): string => withoutVowelLetters(text).replace(/[הת]$/u, '');
  const masculine = stem(hebrew);
  // גָּבוֹהַּ keeps its ה, which is a consonant; חַי doubles its yod.
  expect(stem(feminine?.hebrew ?? '')).toBe(hebrew.endsWith('הַּ'.normalize('NFC')) ? consonants('גבה') : masculine);
});
