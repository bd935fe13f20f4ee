import { expect, test } from 'vitest';
import { countedWords } from '#data/dictionary/counted-words.ts';
import { readHebrewBook } from './morphhb.ts';
import type { VerseText } from './source.ts';
import { parseVerseMap, withDividedVerses, withPsalmTitles } from './verse-map.ts';

const osis = (verses: string): string =>
  `<osis><div type="book" osisID="Gen"><chapter osisID="Gen.1">${verses}</chapter></div></osis>`;
const verse = (content: string, number = 1): string => `<verse osisID="Gen.1.${number}">${content}</verse>`;

function read(content: string): VerseText {
  const [first] = readHebrewBook('wlc/Gen.xml', osis(verse(content)));
  if (!first) throw new Error('no verse');
  return first;
}

const phrases = ({ text, marks }: VerseText): string[] =>
  (marks.words ?? []).map(([start, end, number]) => `${text.slice(start, end)} ${number}`);

test('removes slashes from the text and prefixes from the number, and tags no bare prefix', () => {
  const read1 = read(`<w lemma="b/7225" morph="HR/Ncfsa">בְּ/רֵאשִׁ֖ית</w>
    <w lemma="1254 a" morph="HVqp3ms">בָּרָ֣א</w> <w lemma="l" morph="HR/Sp3ms">ל/וֹ</w> <w lemma="c/d/776">וְ/הָ/אָֽרֶץ</w>`);
  expect(read1.text).toBe('בְּרֵאשִׁ֖ית בָּרָ֣א לוֹ וְהָאָֽרֶץ');
  expect(phrases(read1)).toEqual(['בְּרֵאשִׁ֖ית H7225', 'בָּרָ֣א H1254', 'וְהָאָֽרֶץ H776']);
  expect(read1.marks.words?.[0]?.[3]).toBe('HR/Ncfsa');
});

test("preserves the source's order of marks, which Unicode normalization would change", () => {
  // Dagesh before the vowel, as in the file of the codex. NFC puts the vowel first.
  const word = '\u05D1\u05BC\u05B0';
  expect(word.normalize('NFC')).not.toBe(word);
  expect(read(`<w lemma="1">${word}</w>`).text).toBe(word);
});

test('maqaf joins words, paseq is separate, sof pasuq ends the verse', () => {
  const { text } =
    read(`<w lemma="3605">כָּל</w><seg type="x-maqqef">־</seg><w lemma="1320">בָּשָׂ֗ר</w> <seg type="x-paseq">׀</seg>
    <w lemma="776">אָֽרֶץ</w><seg type="x-sof-pasuq">׃</seg>`);
  expect(text).toBe('כָּל־בָּשָׂ֗ר ׀ אָֽרֶץ׃');
});

test('omits pe and samekh from the text and starts a paragraph after them', () => {
  const word = '<w lemma="776">אָֽרֶץ</w>';
  const verses = readHebrewBook(
    'wlc/Gen.xml',
    osis(
      verse(`${word} <seg type="x-pe">פ</seg> ${word} <seg type="x-samekh">ס</seg>`) + verse(word, 2) + verse(word, 3),
    ),
  );
  expect(verses.map(({ text, marks }) => [text, marks.paragraphs])).toEqual([
    ['אָֽרֶץ אָֽרֶץ', [0, 7]],
    ['אָֽרֶץ', [0]],
    ['אָֽרֶץ', undefined],
  ]);
});

test('enlarged letters stay part of their word', () => {
  expect(read('<w lemma="8085">שְׁמַ֖<seg type="x-large">ע</seg></w>').text).toBe('שְׁמַ֖ע');
});

test('includes both ketiv and qere in the text, and counts them once', () => {
  const read1 = read(`<w lemma="3318">הוצא</w><note type="variant"><catchWord>הוצא</catchWord><rdg type="x-qere"><w
    lemma="3318">הַיְצֵ֣א</w></rdg></note> <w lemma="854">אִתָּ֑/ךְ</w>`);
  expect(read1.text).toBe('הוצא הַיְצֵ֣א אִתָּ֑ךְ');
  expect(read1.marks).toMatchObject({ ketiv: [[0, 4]], qere: [[5, 13]] });
  expect(countedWords(read1.marks).map((word) => word[2])).toEqual(['H3318', 'H854']);
});

test('reads a ketiv of two words, one without a qere, and a qere without a ketiv', () => {
  const two =
    read(`<w lemma="m">מ/בן</w><seg type="x-maqqef">־</seg><w lemma="3225">ימין</w><note type="variant"><catchWord>מ/בן־ימין</catchWord><rdg
    type="x-qere"><w lemma="m/1144">מִ/בִּנְיָמִ֗ין</w></rdg></note>`);
  expect(two.marks.ketiv).toEqual([[0, 8]]);
  const unread = read(
    '<w lemma="4994">נא</w><note type="variant"><catchWord>נא</catchWord><rdg type="x-qere"/></note> <w lemma="776">אָֽרֶץ</w>',
  );
  expect(unread).toMatchObject({ text: 'נא אָֽרֶץ', marks: { ketiv: [[0, 2]] } });
  expect(unread.marks.qere).toBeUndefined();
  const unwritten = read(
    '<w lemma="5104">נְהַר</w><seg type="x-maqqef">־</seg><note type="variant"><rdg type="x-qere"><w lemma="6578">פְּרָֽת</w></rdg></note>',
  );
  expect(unwritten.marks.ketiv).toBeUndefined();
  expect(phrases(unwritten)).toEqual(['נְהַר H5104', 'פְּרָֽת H6578']);
});

test('tags a name in two words as one word', () => {
  const read1 = read(
    '<w lemma="1339+" morph="HNp">בַּת</w><seg type="x-maqqef">־</seg><w lemma="1339" morph="HNp">שָֽׁבַע</w>',
  );
  expect(phrases(read1)).toEqual(['בַּת־שָֽׁבַע H1339']);
});

test('omits notes on verse numbers and includes other notes', () => {
  const { marks } = read(
    '<w lemma="776">אָֽרֶץ</w><note>KJV:Gen.31.55</note><note n="c">We read one or more accents differently. </note>',
  );
  expect(marks.notes).toEqual([[6, 'We read one or more accents differently.']]);
});

test('an unknown number stops the reading, with file and line', () => {
  expect(() => read('<w lemma="9999">אָֽרֶץ</w>')).toThrow(/wlc\/Gen\.xml, line 1: lemma "9999"/);
});

test('reads the verse map with its half verses', () => {
  const rows = parseVerseMap(
    'VerseMap.xml',
    '<verseMap><book osisID="Mal"><verse wlc="Mal.3.19" kjv="Mal.4.1" type="full"/><verse wlc="Isa.63.19!b" kjv="Isa.64.1" type="partial"/></book></verseMap>',
  );
  expect(rows).toEqual([
    { wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' },
    { wlc: 23_063_019, kjv: 23_064_001, wlcPart: 'b', kjvPart: '' },
  ]);
});

test('maps a psalm title of one or two Hebrew verses to verse 0', () => {
  const rows = (pairs: [wlc: number, kjv: number][]): object[] =>
    pairs.map(([wlc, kjv]) => ({ wlc, kjv, wlcPart: '', kjvPart: '' }));
  const map = withPsalmTitles(
    parseVerseMap(
      'VerseMap.xml',
      `<verseMap><verse wlc="Ps.3.2" kjv="Ps.3.1"/><verse wlc="Ps.3.3" kjv="Ps.3.2"/><verse wlc="Ps.51.2" kjv="Ps.51.1"/>
       <verse wlc="Ps.51.3" kjv="Ps.51.1"/><verse wlc="Exod.22.2" kjv="Exod.22.3"/></verseMap>`,
    ),
  );
  expect(map).toEqual(
    rows([
      [2_022_002, 2_022_003],
      [19_003_001, 19_003_000],
      [19_003_002, 19_003_001],
      [19_003_003, 19_003_002],
      [19_051_001, 19_051_000],
      [19_051_002, 19_051_000],
      [19_051_003, 19_051_001],
    ]),
  );
});

test('marks the halves of three verses of the King James Version that are two in Hebrew', () => {
  const map =
    '<verseMap><verse wlc="Num.25.19" kjv="Num.26.1"/><verse wlc="1Sam.21.1" kjv="1Sam.20.42"/><verse wlc="1Sam.21.2" kjv="1Sam.21.1"/></verseMap>';
  expect(withDividedVerses(parseVerseMap('VerseMap.xml', map))).toEqual([
    { wlc: 4_025_019, kjv: 4_026_001, wlcPart: '', kjvPart: 'a' },
    { wlc: 9_021_001, kjv: 9_020_042, wlcPart: '', kjvPart: 'b' },
    { wlc: 9_021_002, kjv: 9_021_001, wlcPart: '', kjvPart: '' },
  ]);
});
