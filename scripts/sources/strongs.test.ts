import { expect, test } from 'vitest';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import { hebrewPartOfSpeech } from './hebrew-part-of-speech.ts';
import { readStrongsGreek } from './strongs-greek.ts';
import { readStrongsHebrew } from './strongs-hebrew.ts';

function hebrew(id: number, attributes: string, notes: string): ReturnType<typeof readStrongsHebrew>[number] {
  const xml = `<osis><div type="glossary"><div type="entry" n="${id}"><w gloss="4a" ${attributes} ID="H${id}">x</w>
    <foreign xml:lang="grc"><w gloss="G:1118" /></foreign><list><item>1) outline</item></list>${notes}</div></div></osis>`;
  const [entry] = readStrongsHebrew('test.xml', xml);
  if (!entry) throw new Error('no entry');
  return entry;
}

test('reads the attribute POS as the pronunciation, and morph as the part of speech', () => {
  const entry = hebrew(430, 'lemma="אֱלֹהִים" xlit="ʼĕlôhîym" POS="el-o-heem\'" morph="n-m" xml:lang="heb"', '');
  expect(entry).toMatchObject({
    number: 'H430',
    pronunciation: "el-o-heem'",
    partOfSpeech: 'noun, masculine',
    aramaic: false,
  });
});

test('reads references, words without a number and notes on misprints in a derivation', () => {
  const entry = hebrew(
    49,
    'lemma="אֲבִימֶלֶךְ" morph="n-pr-m" xml:lang="x-pn"',
    `<note type="exegesis">or <w lemma="אֲבִישַׁי" POS="x" xlit="ʼĂbîyshay"/>; from <w lemma="אָב" POS="awb" src="1" xlit="ʼâb"/><note
    type="x-typo">lemma corrected to <catchWord>אָב</catchWord></note> and <w src="3478" lemma="יִשְׂרָאֵל"/>;</note>`,
  );
  expect(entry.derivation).toEqual([
    'or אֲבִישַׁי (ʼĂbîyshay); from ',
    { kind: 'reference', number: 'H1', lemma: 'אָב' },
    ' and ',
    { kind: 'reference', number: 'H3478', lemma: 'יִשְׂרָאֵל' },
  ]);
});

test('removes the braces of the source, separates emphasized words, and omits the outline', () => {
  const entry = hebrew(
    323,
    'lemma="x"',
    '<note type="explanation">{<hi>a satrap</hi> or <hi>governor</hi><hi>of a</hi> (of Persia)}</note>',
  );
  expect(plainRichText(entry.definition)).toBe('a satrap or governor of a (of Persia)');
  expect(entry.definition[0]).toEqual({ kind: 'emphasis', text: 'a satrap' });
});

const aramaic: [attributes: string, derivation: string, expected: boolean][] = [
  ['xml:lang="arc"', 'a primitive root;', true],
  ['xml:lang="x-pn"', '(Aramaic) of foreign origin', true],
  ['xml:lang="heb"', 'of Aramaic derivation', false],
];
test.each(aramaic)('Aramaic: %s, "%s" is %s', (attributes, derivation, expected) => {
  expect(hebrew(2, `lemma="x" ${attributes}`, `<note type="exegesis">${derivation}</note>`).aramaic).toBe(expected);
});

test('shows parts of speech in plain words, and names an unknown one', () => {
  expect(hebrewPartOfSpeech('n-pr-m n-pr-loc')).toBe('proper noun, masculine; proper noun, place');
  expect(hebrewPartOfSpeech('')).toBe('');
  expect(() => hebrewPartOfSpeech('zz')).toThrow('"zz"');
});

const greekXml = (entries: string): string =>
  `<strongsdictionary><prologue>p</prologue><entries>${entries}</entries></strongsdictionary>`;

test('reads a Greek entry with all its fields', () => {
  const [entry] = readStrongsGreek(
    'test.xml',
    greekXml(`<entry strongs="00018"><strongs>18</strongs> <greek BETA="x" unicode="ἀγαθός" translit="agathós"/>
      <pronunciation strongs="ag-ath-os'"/><strongs_derivation>a primary word;</strongs_derivation><strongs_def> "good"
      (in any sense)</strongs_def><kjv_def>:--benefit, good.</kjv_def> Compare <strongsref language="GREEK" strongs="2570"/>.
      <see language="GREEK" strongs="2570"/></entry>`),
  );
  expect(entry).toEqual({
    number: 'G18',
    aramaic: false,
    lemma: 'ἀγαθός',
    transliteration: 'agathós',
    pronunciation: "ag-ath-os'",
    partOfSpeech: '',
    definition: ['"good" (in any sense). Compare ', { kind: 'reference', number: 'G2570', lemma: '' }, '.'],
    derivation: ['a primary word'],
    dictionaryUsage: 'benefit, good.',
  });
});

test('normalizes padded Hebrew references, and turns numbers without an entry into plain text', () => {
  const [entry] = readStrongsGreek(
    'test.xml',
    greekXml(`<entry strongs="00002"><greek unicode="Ἀαρών" translit="Aarṓn"/><strongs_derivation>of Hebrew origin
      (<strongsref language="HEBREW" strongs="0175"/>), <strongsref language="GREEK" strongs="3203"/>, <strongsref
      language="GREEK" strongs="5869"/>;</strongs_derivation></entry>`),
  );
  expect(entry?.derivation).toEqual([
    'of Hebrew origin (',
    { kind: 'reference', number: 'H175', lemma: '' },
    '), G3203, G5869',
  ]);
});

test('skips numbers that Strong skipped, and leaves missing fields empty', () => {
  const entries = readStrongsGreek(
    'test.xml',
    greekXml(`<entry strongs="02717"><strongs>2717</strongs>  Not Used</entry><entry strongs="03250"><strongs>3250</strongs> Not Used</entry>
      <entry strongs="00975"><strongs>975</strongs><greek unicode="βιβλίον" translit="biblíon"/></entry>`),
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    number: 'G975',
    definition: [],
    derivation: [],
    dictionaryUsage: '',
    pronunciation: '',
  });
});

test('an error names the file and the line', () => {
  expect(() => readStrongsHebrew('broken.xml', '<osis>\n<div type="entry">\n</osis>')).toThrow(/broken\.xml.*3/);
});
