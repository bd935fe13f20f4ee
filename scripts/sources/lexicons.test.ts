import { expect, test } from 'vitest';
import { readAbbottSmith } from './abbott-smith.ts';
import { readHebrewOutline } from './hebrew-outline.ts';

test('reads glosses, senses and the printed count of a Greek entry, and skips form, origin and synonyms', () => {
  const xml = `<TEI><entry lemma="κόσμος" strong="G2889"><note type="occurrencesNT">186</note><form><orth>κόσμος</orth>,
    <gloss>form</gloss></form><etym><seg>[in LXX <gloss>origin</gloss>]</seg></etym><sense><sense n="1."><gloss>order</gloss></sense>
    <sense n="2."><gloss>ornament, adornment</gloss> of women<sense n="(a)"><gloss>the com\u00adplete world</gloss></sense></sense></sense>
    <re><gloss>synonym</gloss></re></entry><entry lemma="ἄλφα"><sense><gloss>no number</gloss></sense></entry></TEI>`;
  expect(readAbbottSmith('test.xml', xml)).toEqual([
    {
      number: 'G2889',
      glosses: ['order', 'ornament', 'adornment', 'the complete world'],
      senses: [
        { label: '1.', level: 2, glosses: ['order'] },
        { label: '2.', level: 2, glosses: ['ornament', 'adornment'] },
        { label: '(a)', level: 3, glosses: ['the complete world'] },
      ],
      printedCount: 186,
    },
  ]);
});

test('reads the first meaning of the index, then the outline, for all words of one number', () => {
  const index = `<index><part><entry id="aac"><w>אָב</w> <pos>N</pos> <def>father</def><xref bdb="a.ae.ab" strong="1"/></entry>
    <entry id="x"><w>אָב</w> <pos>Np</pos> <def>Ab</def><xref bdb="none" strong="1" aug="b"/></entry>
    <entry id="y"><w>אבב</w><xref bdb="a.ab.aa"/></entry></part></index>`;
  const outline = `<lexicon><part><section><entry id="a.ae.ab"><w>אָב</w> <def>father</def> of
    <sense n="1"><def>ancestor</def><sense n="a"><def>head, chief</def></sense></sense></entry></section></part></lexicon>`;
  expect(readHebrewOutline(index, outline)).toEqual([
    {
      number: 'H1',
      partOfSpeech: 'N',
      glosses: ['father', 'father', 'ancestor', 'head', 'chief', 'Ab'],
      senses: [
        { label: '1', level: 1, glosses: ['ancestor'] },
        { label: 'a', level: 2, glosses: ['head', 'chief'] },
      ],
    },
  ]);
});

test.each<[what: string, read: () => unknown, message: RegExp]>([
  ['a truncated lexicon', () => readAbbottSmith('x.xml', '<TEI>\n<entry lemma="α" strong="G1"><sense>'), /^x\.xml:2:/],
  [
    'an unknown number',
    () => readAbbottSmith('x.xml', '<TEI>\n<entry strong="G0901a"/><entry strong="G5625"/></TEI>'),
    /^x\.xml, line 2: "G5625" is not the number of an entry/,
  ],
  ['another file', () => readAbbottSmith('x.xml', '<TEI/>'), /^x\.xml has no entries: it is not the file/],
  ['a truncated index', () => readHebrewOutline('<index><entry>', '<lexicon/>'), /LexicalIndex\.xml:1:/],
  ['a truncated outline', () => readHebrewOutline('<index/>', '<lexicon>\n<entry'), /BrownDriverBriggs\.xml:2:/],
  ['another index', () => readHebrewOutline('<index/>', '<lexicon/>'), /LexicalIndex\.xml has no entries/],
])('says what is wrong with %s', (_what, read, message) => {
  expect(read).toThrow(message);
});
