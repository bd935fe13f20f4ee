import { expect, test } from 'vitest';
import { readKingJamesMaster } from './king-james-master.ts';
import type { KingJamesMaster } from './king-james-verse.ts';

const file = 'sources/kjv.xml';

function read(chapter: string, verses: Record<string, string>): KingJamesMaster {
  const body = Object.entries(verses)
    .map(
      ([verse, text]) =>
        `${verse === '0' ? '' : `<verse osisID="${chapter}.${verse}" sID="${chapter}.${verse}"/>`}${text}`,
    )
    .map((text, index) => (Object.keys(verses)[index] === '0' ? text : `${text}<verse eID="${chapter}"/>`))
    .join('\n');
  return readKingJamesMaster(
    file,
    `<osis><header><work><title>KJV</title></work></header>\n<chapter osisID="${chapter}">${body}</chapter></osis>`,
  );
}

const greek = (src: string, lemma: string, morph: string, type = ''): string =>
  `<w src="${src}" lemma="${lemma}" morph="${morph}"${type && ` type="${type}"`}>`;

// John 3:16, shortened. The words and positions are those of the file.
const son = `${greek('12', 'strong:G3588 lemma.TR:τον', 'robinson:T-ASM')}</w>${greek('4 5', 'strong:G3588 strong:G2316 lemma.TR:ο lemma.TR:θεος', 'robinson:T-NSM robinson:N-NSM')}God</w>,
  ${greek('22', 'strong:G622 lemma.TR:αποληται', 'robinson:V-2AMS-3S', 'x-split-1793')}should</w> ${greek('21', 'strong:G3361 lemma.TR:μη', 'robinson:PRT-N')}not</w>
  ${greek('22', 'strong:G622 lemma.TR:αποληται', 'robinson:V-2AMS-3S', 'x-split-1793')}perish</w>.<note type="x-strongsMarkup">x</note>`;

test('reads phrases with their numbers, pieces and Greek words, and the Greek verse', () => {
  const { verses, textus } = read('John.3', { 16: son });
  expect(verses).toEqual([
    {
      id: 43_003_016,
      text: 'God, should not perish.',
      marks: {},
      phrases: [
        { pieces: [[0, 0]], numbers: ['G3588'], greek: [{ verse: 43_003_016, position: 12 }], codes: [] },
        {
          pieces: [[0, 3]],
          numbers: ['G3588', 'G2316'],
          greek: [
            { verse: 43_003_016, position: 4 },
            { verse: 43_003_016, position: 5 },
          ],
          codes: [],
        },
        {
          pieces: [
            [5, 11],
            [16, 22],
          ],
          numbers: ['G622'],
          greek: [{ verse: 43_003_016, position: 22 }],
          codes: [],
        },
        { pieces: [[12, 15]], numbers: ['G3361'], greek: [{ verse: 43_003_016, position: 21 }], codes: [] },
      ],
    },
  ]);
  expect(
    textus[0]?.words.map(({ position, form, number, morphology }) => [position, form, number, morphology]),
  ).toEqual([
    [4, 'ο', 'G3588', 'T-NSM'],
    [5, 'θεος', 'G2316', 'N-NSM'],
    [12, 'τον', 'G3588', 'T-ASM'],
    [21, 'μη', 'G3361', 'PRT-N'],
    [22, 'αποληται', 'G622', 'V-2AMS-3S'],
  ]);
});

test('reads Hebrew tags with codes, names in capitals, supplied words, titles, notes, paragraphs and lines', () => {
  const { verses } = read('Ps.3', {
    0: '<title type="psalm" canonical="true"><w lemma="strong:H04210">A Psalm</w></title>',
    1: `<w lemma="strong:H03068"><divineName>Lord’s</divineName></w> <w morph="strongMorph:TH8674">Tatnai</w>, <w
      morph="strongMorph:TH8804 strongMorph:TH8675" lemma="strong:H0853 strong:H01254">created</w> <transChange type="added">are</transChange>
      Beth–el<note type="study">or, the <divineName>Lord</divineName> is</note> <milestone type="x-p" marker="¶"/>`,
    2: '<title type="acrostic"><foreign n="א">ALEPH.</foreign></title><q who="Jesus" marker="">Go',
    3: 'away.</q> Then',
  });
  expect(verses).toMatchObject([
    { id: 19_003_000, text: 'A Psalm', phrases: [{ numbers: ['H4210'] }] },
    {
      id: 19_003_001,
      text: 'LORD’s Tatnai, created are Beth-el',
      marks: { divineName: [[0, 6]], supplied: [[23, 26]], notes: [[34, 'or, the LORD is']], lines: [[0, 1]] },
      phrases: [
        { numbers: ['H3068'], codes: [] },
        { numbers: ['H8674'], codes: [] },
        { numbers: ['H853', 'H1254'], codes: ['H8804', 'H8675'] },
      ],
    },
    { id: 19_003_002, text: 'Go', marks: { paragraphs: [0], heading: 'א ALEPH.', jesus: [[0, 2]] } },
    { id: 19_003_003, text: 'away. Then', marks: { jesus: [[0, 5]] } },
  ]);
});

test('puts Greek words of another verse into that verse', () => {
  const { textus } = read('Rom.1', {
    9: `${greek('2n', 'strong:G1909 lemma.TR:επι', 'robinson:PREP')}in</w>`,
    10: `${greek('6', 'strong:G1189 lemma.TR:δεομενος', 'robinson:V-PNP-NSM')}Making request</w>`,
  });
  expect(textus.map(({ id, words }) => [id, words.map(({ form }) => form)])).toEqual([
    [45_001_010, ['επι', 'δεομενος']],
  ]);
});

test('corrects misspelled codes', () => {
  const { textus } = read('John.3', {
    1: `${greek('1', 'strong:G3588 lemma.TR:ο', 'robinson:T-PNP-NSM')}that</w> ${greek('2', 'strong:G2805 lemma.TR:κλαυθμος', 'strong:N-NSM')}weeping</w>`,
  });
  expect(textus[0]?.words.map(({ morphology }) => morphology)).toEqual(['T-NSM', 'N-NSM']);
});

const damaged: [what: string, verse: string, message: RegExp][] = [
  [
    'an unknown number',
    greek('1', 'strong:G3203 lemma.TR:ο', 'robinson:T-NSM'),
    /"strong:G3203" is not the number of an entry/,
  ],
  [
    'an unknown morphology code',
    greek('1', 'strong:G3588 lemma.TR:ο', 'robinson:T-NSQ'),
    /"robinson:T-NSQ" is not a morphology code/,
  ],
  [
    'an unknown Hebrew code',
    '<w lemma="strong:H1" morph="strongMorph:TH9999">',
    /"strongMorph:TH9999" is not a morphology code/,
  ],
  [
    'a position that is no number',
    greek('x', 'strong:G3588 lemma.TR:ο', 'robinson:T-NSM'),
    /"x" is not the position of a word/,
  ],
  [
    'a missing number',
    greek('1 2', 'strong:G3588 lemma.TR:ο', 'robinson:T-NSM'),
    /2 positions have 1 numbers, 1 forms and 1 morphology codes/,
  ],
  ['a word in Latin letters', greek('1', 'strong:G3588 lemma.TR:o', 'robinson:T-NSM'), /"o" is not a Greek word/],
  ['an unknown element', '<w lemma="strong:H1"><b/>', /<b> is not known/],
];
test.each(damaged)('names the file and the line of %s', (_what, tag, message) => {
  expect(() => read('John.3', { 1: `\n${tag}word</w>` })).toThrow(message);
  expect(() => read('John.3', { 1: `\n${tag}word</w>` })).toThrow('sources/kjv.xml, line 3');
});

// The tags of Luke 3:23. "Which was" is supplied, as "the son" is.
test('"which was" in an ancestry is no piece of the name after it', () => {
  const heli = greek(
    '15 16',
    'strong:G3588 strong:G2242 lemma.TR:του lemma.TR:ηλι',
    'robinson:T-GSM robinson:N-PRI',
    'x-split-1318',
  );
  const supplied = '<transChange type="added">the son</transChange>';
  const { verses } = read('Luke.3', { 23: `${heli}which was</w> ${supplied} ${heli}of Heli</w>,` });
  expect(verses[0]?.text).toBe('which was the son of Heli,');
  expect(verses[0]?.phrases.map(({ pieces, numbers }) => ({ pieces, numbers }))).toEqual([
    { pieces: [[18, 25]], numbers: ['G3588', 'G2242'] },
  ]);
});

// 2 Peter 3:3, Matthew 26:69 and Mark 8:38, as the file tags them.
test.each([
  ['12 15', 'strong:G2388 strong:G1939 lemma.TR:τας lemma.TR:επιθυμιας', 'T-APF N-APF', 'G3588 T-APF G1939 N-APF'],
  ['1 2', 'strong:G3688 strong:G4074 lemma.TR:ο lemma.TR:πετρος', 'T-NSM N-NSM', 'G3588 T-NSM G4074 N-NSM'],
  ['36 37', 'strong:G3588 strong:G40 lemma.TR:των lemma.TR:αγιων', 'A-GPM A-GPM', 'G3588 T-GPM G40 A-GPM'],
])('an article has its own number and code: %s %s', (src, lemma, codes, expected) => {
  const morph = codes.replaceAll(/(?=[ANT]-)/g, 'robinson:');
  const { verses, textus } = read('Luke.3', { 1: `${greek(src, lemma, morph)}words</w>` });
  expect(textus[0]?.words.map(({ number, morphology }) => `${number} ${morphology}`).join(' ')).toBe(expected);
  expect(verses[0]?.phrases[0]?.numbers.join(' ')).toBe(expected.replaceAll(/ [A-Z]-\w+/g, ''));
});

test('rejects a truncated file, and one with two words at one position', () => {
  expect(() => readKingJamesMaster(file, '<osis><chapter osisID="John.3"><verse sID="John.3.16"/>For <w lem')).toThrow(
    /sources\/kjv\.xml.*1/,
  );
  expect(() =>
    read('John.3', {
      1: `${greek('1', 'strong:G3588 lemma.TR:ο', 'robinson:T-NSM')}the</w>${greek('1', 'strong:G2316 lemma.TR:θεος', 'robinson:N-NSM')}God</w>`,
    }),
  ).toThrow('position 1 is both ο G3588 and θεος G2316');
});
