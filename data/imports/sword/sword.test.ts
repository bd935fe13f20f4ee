import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { nothingCarried, readOsisSlot } from './osis-slot.ts';
import { readSwordKjv } from './verse-slots.ts';
import { readZText, type ZTextFiles } from './ztext.ts';

const read = (osis: string): ReturnType<typeof readOsisSlot> =>
  readOsisSlot(osis, 'ot.bzz, slot 4 (Genesis 1:1)', nothingCarried);
const w = (number: string, text: string): string => `<w lemma="strong:${number}">${text}</w>`;

test('reads tags, supplied words and notes', () => {
  const { text, marks } = read(
    `And ${w('H0430', 'God')} ${w('H7200', 'saw')} the light, that <transChange type="added">it was</transChange> good.<note
    placement="foot"><reference type="annotateRef">1.4 </reference>the light from…: Heb. between</note> `,
  );
  expect(text).toBe('And God saw the light, that it was good.');
  expect(marks).toEqual({
    words: [
      [4, 7, 'H430'],
      [8, 11, 'H7200'],
    ],
    supplied: [[28, 34]],
    notes: [[40, 'the light from…: Heb. between']],
  });
});

test('reads the divine name, also from a left-over \\nd, and words of Jesus', () => {
  expect(read(`the \\nd ${w('H3068', 'LORD')}</divineName> repented`)).toMatchObject({
    text: 'the LORD repented',
    marks: { divineName: [[4, 8]], words: [[4, 8, 'H3068']] },
  });
  const jesus = read(
    `him, <q marker="" who="Jesus">Blessed <seg type="x-nested"><transChange type="added">are</transChange></seg> ye</q>`,
  );
  expect(jesus).toMatchObject({ text: 'him, Blessed are ye', marks: { jesus: [[5, 19]], supplied: [[13, 16]] } });
  expect(
    read(
      'x<note placement="foot"><reference type="annotateRef">6.2 </reference>the <divineName>LORD\\+nd*: or, JEHOVAH</note>',
    ).marks.notes,
  ).toEqual([[1, 'the LORD: or, JEHOVAH']]);
});

test('stores the title of a psalm as a separate verse with its own tags', () => {
  const { text, title, marks } = read(
    `<div type="x-milestone" subType="x-preverse" sID="pv1"/><title canonical="true" type="psalm">A ${w('H4210', 'Psalm')} of David.</title> <lg sID="g1"/> <l level="1" sID="g2"/> <div type="x-milestone" subType="x-preverse" eID="pv1"/>LORD, how <l eID="g2" level="1"/>`,
  );
  expect(title).toEqual({ text: 'A Psalm of David.', marks: { words: [[2, 7, 'H4210']] } });
  expect([text, marks]).toEqual(['LORD, how', { lines: [[0, 1]] }]);
});

test('reads acrostic letters as headings and leaves out colophons of epistles', () => {
  expect(read('<title><foreign>א ALEPH.</foreign></title> Blessed')).toMatchObject({
    text: 'Blessed',
    marks: { heading: 'א ALEPH.' },
  });
  expect(read('be glory. Amen. <title>Written to the Romans from Corinthus.</title>').text).toBe('be glory. Amen.');
});

test('opens a paragraph once, and carries one that opens at the end of a slot into the next', () => {
  expect(read('<div sID="gen4" type="x-p"/> ¶ And God').marks).toEqual({ paragraphs: [0] });
  const first = read('And God. <div eID="a" type="x-p"/> <div sID="b" type="x-p"/>');
  expect(first.marks.paragraphs).toBeUndefined();
  expect(readOsisSlot('And the', 'here', first.carried).marks).toEqual({ paragraphs: [0] });
});

test.each([1, 2])('carries a line that opens at the end of a slot into the next, with its level %i', (level) => {
  const first = read(`And God. <l level="${level}" sID="a"/>`);
  expect(first.marks.lines).toBeUndefined();
  expect(readOsisSlot('And the', 'here', first.carried).marks).toEqual({ lines: [[0, level]] });
});

test('reads only the words of a note, with normalized white space', () => {
  expect(read('good<note placement="foot"> Heb.\n  between </note>').marks.notes).toEqual([[4, 'Heb. between']]);
});

const unexpected: [osis: string, message: RegExp][] = [
  ['In the <b>beginning</b>', /ot\.bzz, slot 4 \(Genesis 1:1\): <b> is not known/],
  ['In the <w lemma="strong:H7225">beginning', /<w> is not closed/],
  ['In the beginning</w>', /<\/w> closes <nothing>/],
  ['<w lemma="strong:H9999">x</w>', /"strong:H9999" is not the number/],
  ['In {the', /left-over markup/],
  ['In < the', /neither text nor a tag/],
];
test.each(unexpected)('throws on unexpected markup: %s', (osis, message) => {
  expect(() => read(osis)).toThrow(message);
});

/** A module with these slots, all in one block. */
function zText(slots: string[]): ZTextFiles {
  const raw = Buffer.from(slots.join(''));
  const bzz = deflateSync(raw);
  const bzs = Buffer.alloc(12);
  bzs.writeUInt32LE(0, 0);
  bzs.writeUInt32LE(bzz.length, 4);
  bzs.writeUInt32LE(raw.length, 8);
  const bzv = Buffer.alloc(10 * slots.length);
  let start = 0;
  for (const [index, slot] of slots.entries()) {
    const length = Buffer.byteLength(slot);
    bzv.writeUInt32LE(start, index * 10 + 4);
    bzv.writeUInt16LE(length, index * 10 + 8);
    start += length;
  }
  return { bzs, bzv, bzz };
}

test('reads the slots of a block', () => {
  const slots = ['', 'In the beginning', 'אב', ''];
  expect(readZText('ot', zText(slots))).toEqual(slots);
});

const valid = zText(['In the beginning God created', 'And the earth was']);
const damaged: [what: string, files: ZTextFiles, message: RegExp][] = [
  [
    'a truncated .bzz',
    { ...valid, bzz: valid.bzz.subarray(0, 10) },
    /ot\.bzz .*is damaged: block 0 should end at byte/,
  ],
  ['a flipped byte', { ...valid, bzz: Buffer.from(valid.bzz).fill(7, 2, 6) }, /ot\.bzz .*block 0 cannot be unpacked/],
  ['a truncated .bzs', { ...valid, bzs: valid.bzs.subarray(0, 7) }, /ot\.bzs .*not a multiple of the record size \(12/],
  [
    'a truncated .bzv',
    { ...valid, bzv: valid.bzv.subarray(0, 13) },
    /ot\.bzv .*not a multiple of the record size \(10/,
  ],
  ['a size that differs', { ...valid, bzs: Buffer.from(valid.bzs).fill(1, 8, 9) }, /ot\.bzz .*bytes instead of/],
  [
    'a verse outside its block',
    { ...valid, bzv: Buffer.from(valid.bzv).fill(0xff, 4, 6) },
    /ot\.bzv .*slot 0 points outside/,
  ],
];
test.each(damaged)('refuses %s and names the file', (_what, files, message) => {
  expect(() => readZText('ot', files)).toThrow(message);
});

test('refuses a slot that ends within a letter', () => {
  const files = zText(['א']);
  // The letter has two bytes, and the slot one.
  expect(() => readZText('ot', { ...files, bzv: Buffer.from(files.bzv).fill(1, 8, 9) })).toThrow(TypeError);
});

test('refuses a module with a missing slot', () => {
  expect(() => readSwordKjv(() => zText(['', '', '', '', 'In the beginning']), [[2]])).toThrow(
    /ot\.bzv .*it has 5 slots instead of 6/,
  );
});

describe('a whole module', () => {
  /** One chapter of one verse in each book, as slots: module, testament, then book, chapter and verse. */
  const slotsOf = (first: number, last: number, overrides: Record<number, string[]> = {}): string[] => [
    '',
    '',
    ...Array.from(
      { length: last - first + 1 },
      (_, at) => overrides[first + at] ?? ['', '', `Verse of ${first + at}.`],
    ).flat(),
  ];
  const oneVerse = Array.from({ length: 66 }, () => [1]);
  const module = (overrides: Record<number, string[]>, versification = oneVerse) =>
    readSwordKjv(
      (testament) => zText(testament === 'ot' ? slotsOf(1, 39, overrides) : slotsOf(40, 66, overrides)),
      versification,
    );

  test('has the verses of both testaments with their ids', () => {
    const verses = module({});
    expect(verses).toHaveLength(66);
    expect(verses[0]).toEqual({ id: 1_001_001, text: 'Verse of 1.', marks: {} });
    expect(verses[38]?.id).toBe(39_001_001);
    expect(verses[39]).toMatchObject({ id: 40_001_001, text: 'Verse of 40.' });
    expect(verses[65]?.id).toBe(66_001_001);
  });

  test('has a heading slot before each chapter and the right number of verses', () => {
    const versification = oneVerse.map((chapters, index) => (index === 1 ? [2, 1] : chapters));
    const verses = module({ 2: ['', '', 'One', 'Two', '', 'Three'] }, versification);
    expect(verses.slice(0, 5).map(({ id, text }) => [id, text])).toEqual([
      [1_001_001, 'Verse of 1.'],
      [2_001_001, 'One'],
      [2_001_002, 'Two'],
      [2_002_001, 'Three'],
      [3_001_001, 'Verse of 3.'],
    ]);
  });

  test('has the title of a psalm as a verse before the first', () => {
    const title = '<title canonical="true" type="psalm">A Psalm of David.</title> LORD, how';
    const psalm = module({ 19: ['', '', title] }).filter(({ id }) => Math.floor(id / 1_000_000) === 19);
    expect(psalm.map(({ id, text }) => [id, text])).toEqual([
      [19_001_000, 'A Psalm of David.'],
      [19_001_001, 'LORD, how'],
    ]);
  });

  test('carries a paragraph that opens in a heading into the first verse', () => {
    const verses = module({ 2: ['', '<div sID="gen4" type="x-p"/>', 'Now these'] });
    expect(verses[1]).toEqual({ id: 2_001_001, text: 'Now these', marks: { paragraphs: [0] } });
  });

  test.each([
    ['of a book', ['Loose text', '', 'x'], /ot\.bzz, slot 5 \(heading of Exodus\): text "Loose text" in a heading/],
    [
      'of a chapter',
      ['', 'Loose text', 'x'],
      /ot\.bzz, slot 6 \(heading of Exodus 1\): text "Loose text" in a heading/,
    ],
  ])('with text in the heading %s is refused', (_, slots, message) => {
    expect(() => module({ 2: slots })).toThrow(message);
  });
});

test('refuses left-over markup and shows sixty characters of it', () => {
  expect(() => read(`{${'x'.repeat(80)}`)).toThrow(new RegExp(`left-over markup in "\\{${'x'.repeat(59)}"$`));
});
