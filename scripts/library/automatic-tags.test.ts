import { expect, test } from 'vitest';
import { deflateSync } from 'node:zlib';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { defaultVersions } from '../sources/versions.ts';
import type { ZTextFiles } from '#data/imports/sword/ztext.ts';
import { readTaggedWeb, splitWebWords, type TaggedWord, type TaggedWords } from '../sources/tagged-web.ts';
import { alignWords } from '../sources/align-words.ts';
import { tagVerses, withAutomaticTags } from './automatic-tags.ts';

/** Words of Genesis 1:1-2 with the numbers of the module. */
const tagged = (words: string): TaggedWord[] =>
  words.split(' ').map((each) => {
    const [word = '', number] = each.split('=');
    return { word, number: number as EntryNumber | undefined };
  });
const genesis = tagged(
  'the=H6440 earth=H776 was=H1961 formless=H8414 and=H430 empty=H8414 darkness=H2822 was=H1961 on=H5921 the=H6440 surface=H6440',
);
const original: Record<string, number> = {
  H413: 1,
  H834: 2,
  H776: 1,
  H8414: 1,
  H2822: 1,
  H6440: 1,
  H1961: 1,
  H430: 1,
  H5930: 1,
};
const tagsOf = (text: string, words: readonly TaggedWord[], before: string[] = []): string[] => {
  const verses = [...before, text].map((each, index) => ({ id: 1_001_001 + index, text: each, marks: {} }));
  const tags = new Map(
    verses.map(({ id, text: each }) => [id, id === 1_001_001 + before.length ? words : tagged(each)]),
  );
  const last = tagVerses(verses, tags, (_, number) => original[number] ?? 0).at(-1);
  return (last?.marks.words ?? []).map(([start, end, number]) => `${text.slice(start, end)}=${number}`);
};

test('tags words with a sense, and gives a number at most as often as the original has it', () => {
  expect(tagsOf('The earth was formless and empty. Darkness was on the surface', genesis)).toEqual([
    'earth=H776',
    'formless=H8414',
    'Darkness=H2822',
    'surface=H6440',
  ]);
});

test.each([
  ['web', ['earth']],
  ['an administrator’s file', []],
])('tags the version of the source %s: %j', (source, words) => {
  const about = { ...defaultVersions.web };
  const verses = [{ id: 1_001_002, text: 'The earth', marks: {} }];
  const texts = {
    sources: [],
    entries: [],
    lexicon: [],
    verseMap: [],
    treasury: new Map(),
    passages: [],
    remarks: [],
    versions: [
      { about, source, verses },
      {
        about: { ...defaultVersions.kjv_strongs },
        source: 'engKJV2006eb',
        verses: [{ id: 1_001_002, text: 'the earth', marks: { words: [[4, 9, 'H776'] as [number, number, 'H776']] } }],
      },
    ],
    automaticTags: new Map([[1_001_002, tagged('the=H6440 earth=H776')]]),
  };
  const [web] = withAutomaticTags(texts).versions;
  expect(web?.verses[0]?.marks.words?.map(([start, end]) => 'The earth'.slice(start, end)) ?? []).toEqual(words);
});

test('leaves out a number that the original does not have in the verse', () => {
  expect(tagsOf('the earth', tagged('the=H776 earth=H8064'))).toEqual([]);
});

test('gives a verse with the numbers of another verse those that its words have elsewhere', () => {
  const before = ['earth=H776', 'earth=H776', 'earth=H776 darkness=H2822'];
  expect(tagsOf('The earth and darkness', tagged('the=H430 earth=H8064 darkness=H2822'), before)).toEqual([
    'earth=H776',
  ]);
});

test('does not tag words that the editions do not have in common', () => {
  expect(tagsOf('The land was formless', genesis)).toEqual(['formless=H8414']);
});

test('leaves out numbers of function words, and auxiliaries', () => {
  const words = tagged('wherever=H834 went=H413 has=H834 darkness=H2822');
  expect(tagsOf('wherever went has darkness', words)).toEqual(['wherever=H834', 'darkness=H2822']);
});

test('counts neighboring words with one number as one phrase', () => {
  expect(tagsOf('a burnt offering', tagged('a=H430 burnt=H5930 offering=H5930'))).toEqual(['burnt offering=H5930']);
});

test('aligns words by the longest common subsequence', () => {
  expect(alignWords(['a', 'x', 'b', 'c'], ['a', 'b', 'y', 'c'])).toEqual([
    [0, 0],
    [2, 1],
    [3, 3],
  ]);
  expect(alignWords([], ['a'])).toEqual([]);
});

test('writes words of both editions alike', () => {
  expect(splitWebWords("God's wife’s 2").map(({ word }) => word)).toEqual(['god’s', 'wife’s', '2']);
});

const w = (number: string, text: string): string => `<w lemma="strong:${number}">${text}</w>`;

/** The files of a module with the slots. */
function moduleOf(slots: readonly string[]): ZTextFiles {
  const raw = Buffer.from(slots.join(''));
  const bzz = deflateSync(raw);
  const bzs = Buffer.from(new Uint32Array([0, bzz.length, raw.length]).buffer);
  const bzv = Buffer.alloc(10 * slots.length);
  let start = 0;
  for (const [index, slot] of slots.entries()) {
    bzv.writeUInt32LE(start, index * 10 + 4);
    bzv.writeUInt16LE(Buffer.byteLength(slot), index * 10 + 8);
    start += Buffer.byteLength(slot);
  }
  return { bzs, bzv, bzz };
}
const noSlots: ZTextFiles = { bzs: Buffer.alloc(0), bzv: Buffer.alloc(0), bzz: Buffer.alloc(0) };
const wordsOfSlots = (slots: readonly string[]): TaggedWords =>
  readTaggedWeb((testament) => (testament === 'ot' ? moduleOf(slots) : noSlots));

test('reads the words of the 66 books by the slots that begin chapters', () => {
  const note = '<note placement="foot"><reference type="annotateRef">1:1 </reference>Elohim.</note>';
  const slots = [
    '',
    '<chapter n="1" osisID="Tob.1" sID="Tob.1"/>',
    w('H1', 'Tobit'),
    '<chapter n="1" osisID="Gen.1" sID="Gen.1"/>',
    `${w('H7225', 'beginning')}, ${w('H0430', 'God')}${note}${w('H1254', 'has made')} ${w('', 'it')}.`,
    '',
    `“${w('H0216', 'Light')},”`,
  ];
  expect([...wordsOfSlots(slots)]).toEqual([
    [1_001_001, tagged('beginning=H7225 god=H430 has made it')],
    [1_001_003, tagged('light=H216')],
  ]);
});

test('a module without numbers, or with an unknown one, is not read', () => {
  expect(() => readTaggedWeb(() => noSlots)).toThrow('the module has no words with numbers');
  const chapter = '<chapter n="3" osisID="Exod.3" sID="Exod.3"/>';
  expect(() => wordsOfSlots(['', chapter, w('H4872', 'Moses'), w('H8675', 'kept')])).toThrow(
    'Exodus 3:2: "H8675" is not the number of an entry',
  );
});

test('leaves out words that a number cannot mean', () => {
  const words = tagged('two=H3808 things=H428 nothing=H3808 offering=H259 one=H259 went=H413 first=H259');
  Object.assign(original, { H3808: 2, H428: 1, H259: 3 });
  expect(tagsOf('two things, nothing offering one went first', words)).toEqual([
    'things=H428',
    'nothing=H3808',
    'first=H259',
  ]);
});
