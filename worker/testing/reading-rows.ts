import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { WordMark } from '#data/text/verse-marks.ts';
import type { crossReferences, verseMap, verses } from '#data/schema/library.ts';

type VerseRow = typeof verses.$inferInsert;

/** A word, its number and its morphology code. Words without a number are plain strings. */
type HebrewWord = string | [word: string, number: EntryNumber, morphology: string];

/** A Hebrew verse from its words, as the Westminster Leningrad Codex prints them, without accents. */
function hebrew(key: number, kjv: number | undefined, ...words: HebrewWord[]): VerseRow {
  let text = '';
  const marks: WordMark[] = [];
  for (const each of words) {
    const [word, ...tag] = typeof each === 'string' ? [each] : each;
    if (text !== '' && !text.endsWith('־')) text += ' ';
    const start = text.length;
    text += word;
    const [number, morphology] = tag;
    if (number && morphology) marks.push([start, start + word.replace(/[־׃]$/, '').length, number, morphology]);
  }
  return { key, text, marks: { ...(kjv !== undefined && { kjv }), words: marks } };
}

/** The morphology codes come from the Open Scriptures project. */
export const hebrewRows: VerseRow[] = [
  hebrew(
    201_001_001,
    undefined,
    ['בְּרֵאשִׁית', 'H7225', 'HR/Ncfsa'],
    ['בָּרָא', 'H1254', 'HVqp3ms'],
    ['אֱלֹהִים', 'H430', 'HNcmpa'],
    ['אֵת', 'H853', 'HTo'],
    ['הַשָּׁמַיִם', 'H8064', 'HTd/Ncmpa'],
    ['וְאֵת', 'H853', 'HC/To'],
    ['הָאָרֶץ׃', 'H776', 'HTd/Ncbsa'],
  ),
  hebrew(
    219_051_001,
    19_051_000,
    ['לַמְנַצֵּחַ', 'H5329', 'HRd/Vprmsa'],
    ['מִזְמוֹר', 'H4210', 'HNcmsa'],
    ['לְדָוִד׃', 'H1732', 'HR/Np'],
  ),
  hebrew(
    219_051_002,
    19_051_000,
    ['בְּבוֹא־', 'H935', 'HR/Vqc'],
    ['אֵלָיו', 'H413', 'HR/Sp3ms'],
    ['נָתָן', 'H5416', 'HNp'],
    ['הַנָּבִיא', 'H5030', 'HTd/Ncmsa'],
  ),
  hebrew(229_003_001, 29_002_028, ['וְהָיָה', 'H1961', 'HC/Vqq3ms'], ['אַחֲרֵי־', 'H310', 'HR'], ['כֵן', 'H3651', 'HD']),
  hebrew(
    239_003_019,
    39_004_001,
    ['כִּי־', 'H3588', 'HC'],
    ['הִנֵּה', 'H2009', 'HTm'],
    ['הַיּוֹם', 'H3117', 'HTd/Ncmsa'],
    'לָהֶם',
    ['בָּא', 'H935', 'HVqrmsa'],
  ),
];

/** Verses of the King James Version whose Hebrew verses have other numbers, shortened. */
export const titledRows: VerseRow[] = [
  {
    key: 319_051_000,
    text: 'To the chief Musician, A Psalm of David, when Nathan the prophet came unto him.',
    marks: {
      words: [
        [13, 21, 'H5329'],
        [25, 30, 'H4210'],
        [34, 39, 'H1732'],
      ],
    },
  },
  {
    key: 329_002_028,
    text: 'And it shall come to pass afterward, that I will pour out my spirit upon all flesh;',
    marks: { words: [[26, 35, 'H310']] },
  },
  {
    key: 339_004_001,
    text: 'For, behold, the day cometh, that shall burn as an oven;',
    // An untranslated Hebrew word, tagged as a module does it.
    marks: {
      words: [
        [17, 20, 'H3117'],
        [20, 20, 'H853'],
        [21, 27, 'H935'],
      ],
    },
  },
];

/** Verses for which the Hebrew versification differs. */
export const verseMapRows: (typeof verseMap.$inferInsert)[] = [
  [19_051_001, 19_051_000],
  [19_051_002, 19_051_000],
  [19_051_003, 19_051_001],
  [29_003_001, 29_002_028],
  [39_003_019, 39_004_001],
].map(([wlc = 0, kjv = 0]) => ({ wlc, kjv, wlcPart: '', kjvPart: '' }));

/** The second verse exists in no version. */
export const crossReferenceRows: (typeof crossReferences.$inferInsert)[] = [
  {
    chapter: 1_001,
    verses: {
      1_001_001: [
        [62_004_008, ['H430', 'H1']],
        [66_022_022, ['H430']],
        [1_001_003, ['H430']],
      ],
    },
    treasury: { 1_001_001: [19_033_006, 43_001_001, 43_001_002, 43_001_003] },
    lead: [[1_001_001, [19_033_006, 43_001_001]]],
    passages: [
      {
        kind: 'septuagint',
        passages: [
          [58_011_003, 58_011_003],
          [1_001_001, 1_001_001],
        ],
      },
      {
        kind: 'parallel',
        passages: [
          [1_001_001, 1_001_002],
          [19_104_005, 19_104_006],
        ],
      },
    ],
  },
];
