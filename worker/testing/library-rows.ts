import type { VerseMarks } from '#data/text/verse-marks.ts';
import type { entries, occurrences, renderings, verses, versions, wordings } from '#data/schema/library.ts';
import { hebrewRows, titledRows } from './reading-rows.ts';

/**
 * A hand-made excerpt of the library from printed books: Genesis 1:1-3 and 1 John 4:8 of the King James Version with
 * Strong's numbers, Genesis 1:1 of the Hebrew text, verses with different numbers, and the entries that the tests need.
 * Genesis 1:1 is repeated sixty times as Psalm 119 to fill pages, so those verses are not Scripture. The ends of 3 John
 * and Revelation 12 come from the Textus Receptus (Stephens 1550), which has one more verse there than the King James
 * Version.
 */
export const versionRows: (typeof versions.$inferInsert)[] = [
  {
    code: 'kjv',
    id: 1,
    name: 'King James Version',
    shortName: 'KJV',
    language: 'en',
    direction: 'ltr',
    source: 'kjv',
    versification: 'kjv',
    verses: 1,
    taggedWords: 0,
  },
  {
    code: 'wlc',
    id: 2,
    name: 'Westminster Leningrad Codex',
    shortName: 'WLC',
    language: 'hbo',
    direction: 'rtl',
    source: 'wlc',
    versification: 'wlc',
    verses: 1,
    taggedWords: 7,
  },
  {
    code: 'kjv_strongs',
    id: 3,
    name: "King James Version with Strong's numbers",
    shortName: 'KJV+',
    language: 'en',
    direction: 'ltr',
    source: 'kjv_strongs',
    versification: 'kjv',
    verses: 64,
    taggedWords: 20,
  },
  {
    code: 'tr',
    id: 101,
    name: 'Textus Receptus NT',
    shortName: 'TR',
    language: 'grc',
    direction: 'ltr',
    source: 'import-tr',
    versification: 'kjv',
    verses: 5,
    taggedWords: 0,
  },
];

const beginning = 'In the beginning God created the heaven and the earth.';
const beginningMarks: VerseMarks = {
  words: [
    [0, 16, 'H7225'],
    [17, 20, 'H430'],
    [21, 28, 'H1254'],
    [29, 39, 'H8064'],
    [44, 53, 'H776'],
  ],
};

const fillerVerses = Array.from({ length: 60 }, (_, index) => 19_119_001 + index);

export const verseRows: (typeof verses.$inferInsert)[] = [
  { key: 101_001_001, text: beginning, marks: {} },
  ...hebrewRows,
  { key: 301_001_001, text: beginning, marks: beginningMarks },
  {
    key: 301_001_002,
    text: 'And the earth was without form, and void; and darkness was upon the face of the deep. And the Spirit of God moved upon the face of the waters.',
    marks: { words: [[104, 107, 'H430']], supplied: [[55, 58]] },
  },
  {
    key: 301_001_003,
    text: 'And God said, Let there be light: and there was light.',
    marks: { words: [[4, 7, 'H430']] },
  },
  {
    key: 362_004_008,
    text: 'He that loveth not knoweth not God; for God is love.',
    marks: {
      words: [
        [31, 34, 'G2316'],
        [40, 43, 'G2316'],
        [47, 51, 'G26'],
      ],
    },
  },
  { key: 10_164_001_014, text: 'ελπιζω δε ευθεως ιδειν σε και στομα προς στομα λαλησομεν', marks: {} },
  { key: 10_164_001_015, text: 'ειρηνη σοι ασπαζονται σε οι φιλοι ασπαζου τους φιλους κατ ονομα', marks: {} },
  {
    key: 10_166_012_017,
    text: 'και ωργισθη ο δρακων επι τη γυναικι και απηλθεν ποιησαι πολεμον μετα των λοιπων του σπερματος αυτης των τηρουντων τας εντολας του θεου και εχοντων την μαρτυριαν του ιησου χριστου',
    marks: {},
  },
  { key: 10_166_012_018, text: 'και εσταθην επι την αμμον της θαλασσης', marks: {} },
  {
    key: 10_166_013_001,
    text: 'και ειδον εκ της θαλασσης θηριον αναβαινον εχον κεφαλας επτα και κερατα δεκα και επι των κερατων αυτου δεκα διαδηματα και επι τας κεφαλας αυτου ονομα βλασφημιας',
    marks: {},
  },
  ...titledRows,
  ...fillerVerses.map((verse) => ({ key: 300_000_000 + verse, text: beginning, marks: beginningMarks })),
];

const blank = {
  aramaic: false,
  pronunciation: '',
  partOfSpeech: '',
  derivation: [],
  dictionaryUsage: '',
  usage: '',
  source: 'strongs',
  related: [],
};

export const entryRows: (typeof entries.$inferInsert)[] = [
  {
    ...blank,
    number: 'H1',
    ordinal: 1,
    language: 'hebrew',
    lemma: 'אָב',
    transliteration: 'ʼâb',
    gloss: 'father',
    definition: ['father'],
  },
  {
    ...blank,
    number: 'H2',
    ordinal: 2,
    language: 'hebrew',
    aramaic: true,
    lemma: 'אַב',
    transliteration: 'ʼab',
    gloss: 'father',
    definition: ['father'],
  },
  {
    ...blank,
    number: 'H430',
    ordinal: 430,
    language: 'hebrew',
    lemma: 'אֱלֹהִים',
    transliteration: 'ʼĕlôhîym',
    pronunciation: "el-o-heem'",
    partOfSpeech: 'noun, masculine',
    gloss: 'God',
    definition: [
      'gods in the ordinary sense; but specifically used of the supreme ',
      { kind: 'emphasis', text: 'God' },
    ],
    derivation: ['plural of ', { kind: 'reference', number: 'H433', lemma: 'אֱלוֹהַּ' }],
    usage: 'God (3×)',
  },
  {
    ...blank,
    number: 'H433',
    ordinal: 433,
    language: 'hebrew',
    lemma: 'אֱלוֹהַּ',
    transliteration: 'ʼĕlôwahh',
    gloss: 'a deity',
    definition: ['a deity or the Deity'],
  },
  {
    ...blank,
    number: 'H4300',
    ordinal: 4300,
    language: 'hebrew',
    lemma: 'מַטְעַם',
    transliteration: 'maṭʻam',
    gloss: 'dainty',
    definition: ['a delicacy <b>'],
  },
  {
    ...blank,
    number: 'G26',
    ordinal: 10_026,
    language: 'greek',
    lemma: 'ἀγάπη',
    transliteration: 'agápē',
    gloss: 'love',
    definition: ['love, i.e. affection or benevolence'],
  },
  {
    ...blank,
    number: 'G2316',
    ordinal: 12_316,
    language: 'greek',
    lemma: 'θεός',
    transliteration: 'theós',
    gloss: 'God',
    definition: ['a deity, especially the supreme Divinity'],
  },
];

const once = (verse: number): [number, number] => [verse, 1];
const elohim = [1_001_001, 1_001_002, 1_001_003, ...fillerVerses].map(once);

export const occurrenceRows: (typeof occurrences.$inferInsert)[] = [
  { number: 'H430', version: 'kjv_strongs', total: elohim.length, verseTotal: elohim.length, verses: elohim },
  {
    number: 'H430',
    version: 'wlc',
    total: 1,
    verseTotal: 1,
    verses: [[1_001_001, 1]],
    forms: [['HNcmpa', [['אֱלֹהִים', 1]]]],
  },
  { number: 'H1', version: 'wlc', total: 1, verseTotal: 1, verses: [[1_001_001, 1]] },
  { number: 'G2316', version: 'kjv_strongs', total: 2, verseTotal: 1, verses: [[62_004_008, 2]] },
  { number: 'G26', version: 'kjv_strongs', total: 1, verseTotal: 1, verses: [[62_004_008, 1]] },
];

export const renderingRows: (typeof renderings.$inferInsert)[] = [
  {
    number: 'H430',
    position: 0,
    text: 'God',
    total: 3,
    verses: [
      [1_001_001, 1],
      [1_001_002, 1],
      [1_001_003, 1],
    ],
  },
  { number: 'G26', position: 0, text: 'love', total: 1, verses: [[62_004_008, 1]] },
];

export const wordingRows: (typeof wordings.$inferInsert)[] = [
  { text: 'god', entries: [['H430', 3]] },
  { text: 'love', entries: [['G26', 1]] },
];
