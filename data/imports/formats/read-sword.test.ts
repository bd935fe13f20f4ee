import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { readImport, type ReadImport } from '../read-import.ts';

const fixture = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'thirty.json'), 'utf8');
const thirty = z.array(z.tuple([z.number(), z.string()])).parse(JSON.parse(fixture));

/** The three zText files of a testament with King James slots, all in one block. */
function zText(first: number, last: number, textOf: (id: number) => string): Record<'bzs' | 'bzv' | 'bzz', Uint8Array> {
  const slots = ['', ''];
  for (const { number } of books.slice(first - 1, last)) {
    slots.push('');
    for (const [chapter, count] of verseCounts(number, 'kjv').entries()) {
      slots.push('');
      for (let verse = 1; verse <= count; verse += 1) slots.push(textOf(number * 1e6 + (chapter + 1) * 1e3 + verse));
    }
  }
  const raw = strToU8(slots.join(''));
  const bzz = zlibSync(raw);
  const bzs = new Uint8Array(12);
  const bzv = new Uint8Array(slots.length * 10);
  for (const [at, value] of [0, bzz.length, raw.length].entries())
    new DataView(bzs.buffer).setUint32(at * 4, value, true);
  let start = 0;
  for (const [slot, text] of slots.entries()) {
    const length = strToU8(text).length;
    new DataView(bzv.buffer).setUint32(slot * 10 + 4, start, true);
    new DataView(bzv.buffer).setUint16(slot * 10 + 8, length, true);
    start += length;
  }
  return { bzs, bzv, bzz };
}

const conf = (more = ''): string =>
  `[Fix]\nDataPath=./modules/texts/ztext/fix/\nModDrv=zText\nDescription=Thirty verses\nLang=en\n${more}`;

/** `block` is the letter in the names of files whose blocks are books (b), chapters (c) or verses (v). */
function moduleOf(
  textOf: (id: number) => string,
  settings = conf(),
  without: string[] = [],
  block = 'b',
): Promise<ReadImport> {
  const files: Record<string, Uint8Array> = { 'mods.d/fix.conf': strToU8(settings) };
  for (const [name, first, last] of [
    ['ot', 1, 39],
    ['nt', 40, 66],
  ] as const)
    for (const [ending, bytes] of Object.entries(zText(first, last, textOf)))
      files[`modules/texts/ztext/fix/${name}.${ending.replace('b', block)}`] = bytes;
  for (const name of without) delete files[`modules/texts/ztext/fix/${name}`];
  return readImport({ name: 'fix.zip', bytes: zipSync(files) });
}

test('reads the thirty verses from a zipped SWORD module', async () => {
  const texts = new Map(thirty);
  const { verses, report, about } = await moduleOf((id) => texts.get(id) ?? '');
  expect(report.format).toBe('sword');
  expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
  expect(about).toMatchObject({ name: 'Thirty verses', language: 'en' });
});

test('reads OSIS slots with marks, and slots with other markup without them', async () => {
  const slots: Record<number, string> = {
    1001001: 'In the <w lemma="strong:H7225">beginning</w> <transChange type="added">was</transChange>',
    1001002: 'And the <hi type="bold"><w lemma="strong:H776" morph="x">earth</w></hi><note>Heb.</note>.',
  };
  const { verses } = await moduleOf((id) => slots[id] ?? '');
  expect(verses[0]).toMatchObject({
    text: 'In the beginning was',
    marks: { words: [[7, 16, 'H7225']], supplied: [[17, 20]] },
  });
  expect(verses[1]).toMatchObject({ text: 'And the earth.', marks: { words: [[0, 13, 'H776']] } });
});

const refused: [what: string, settings: string, message: string][] = [
  [
    'another kind of module',
    conf().replace('zText', 'RawGenBook'),
    'is a SWORD module of type RawGenBook; only zText, zCom, RawText, RawCom and RawLD are supported',
  ],
  ['another compression', conf('CompressType=LZSS\n'), 'is packed as LZSS; only ZIP is supported'],
  ['another numbering', conf('Versification=Vulg\n'), 'uses the verse numbering Vulg; only KJV is supported'],
  ['a locked one', conf('CipherKey=\n'), 'is an encrypted module'],
];
test.each(refused)('refuses %s with instructions', async (_what, settings, message) => {
  await expect(moduleOf(() => '', settings)).rejects.toThrow(message);
});

test('refuses a module with a missing or damaged file in the report', async () => {
  const lacking = await moduleOf(() => 'x', conf(), ['ot.bzs']);
  expect(lacking.report).toMatchObject({ verdict: 'refused' });
  expect(lacking.report.problems[0]?.message).toBe(
    'line 1 of ot.bzz: one of its three files (bzs, bzv, bzz) is missing',
  );
});

test('stores the title of a psalm as a separate verse, and carries what opens at the end of a slot into the next', async () => {
  const slots: Record<number, string> = {
    19_023_001: '<title type="psalm">A Psalm of David.</title>The LORD is my shepherd; <div sID="a" type="x-p"/>',
    19_023_002: 'He maketh me',
  };
  const { verses } = await moduleOf((id) => slots[id] ?? '');
  expect(verses).toEqual([
    { id: 19_023_000, text: 'A Psalm of David.', marks: {} },
    { id: 19_023_001, text: 'The LORD is my shepherd;', marks: {} },
    { id: 19_023_002, text: 'He maketh me', marks: { paragraphs: [0] } },
  ]);
});

test('accepts spaces around the sign of a setting, and ignores other lines', async () => {
  const settings = '[Fix]\nLang = de\n ModDrv = zText \nDescription = One = two \nLang:\nCipherKeys\n';
  expect((await moduleOf(() => '', settings)).about).toMatchObject({ name: 'One = two', language: 'de' });
});

test.each(['ot.bzs', 'ot.bzv', 'ot.bzz'])('refuses a module without %s in the report', async (name) => {
  const { report } = await moduleOf(() => 'x', conf(), [name]);
  expect(report.problems[0]?.message).toBe('line 1 of ot.bzz: one of its three files (bzs, bzv, bzz) is missing');
});

test.each(['b', 'c', 'v'])('reads a module whose index of blocks is ot.%szs', async (block) => {
  const { verses } = await moduleOf((id) => (id === 1_001_001 ? 'In the beginning' : ''), conf(), [], block);
  expect(verses.map(({ id, text }) => [id, text])).toEqual([[1_001_001, 'In the beginning']]);
});

test.each(['zs', 'zv', 'zz'])('names the files that a module with only ot.c%s needs', async (only) => {
  const others = ['zs', 'zv', 'zz'].filter((each) => each !== only).map((each) => `ot.c${each}`);
  const { report } = await moduleOf(() => 'x', conf(), others, 'c');
  expect(report.problems[0]?.message).toBe('line 1 of ot.czz: one of its three files (czs, czv, czz) is missing');
});

test('accepts a module with one testament only', async () => {
  const { report } = await moduleOf((id) => (id === 40_001_001 ? 'The book' : ''), conf(), [
    'ot.bzs',
    'ot.bzv',
    'ot.bzz',
  ]);
  expect(report).toMatchObject({ verses: 1, verdict: 'ask' });
});

/** The two files of a testament without compression: the text, and an index of offsets (4 bytes) and sizes. */
function rawText(first: number, last: number, sizeBytes: 2 | 4, bytesOf: (id: number) => Uint8Array) {
  const none = new Uint8Array();
  const slots: Uint8Array[] = [none, none];
  for (const { number } of books.slice(first - 1, last)) {
    slots.push(none);
    for (const [chapter, count] of verseCounts(number, 'kjv').entries()) {
      slots.push(bytesOf(number * 1e6 + (chapter + 1) * 1e3));
      for (let verse = 1; verse <= count; verse += 1) slots.push(bytesOf(number * 1e6 + (chapter + 1) * 1e3 + verse));
    }
  }
  return rawFiles(slots, sizeBytes);
}

function rawFiles(entries: readonly Uint8Array[], sizeBytes: 2 | 4): { text: Uint8Array; index: Uint8Array } {
  const index = new DataView(new ArrayBuffer(entries.length * (4 + sizeBytes)));
  const text: number[] = [];
  for (const [at, bytes] of entries.entries()) {
    index.setUint32(at * (4 + sizeBytes), text.length, true);
    if (sizeBytes === 2) index.setUint16(at * 6 + 4, bytes.length, true);
    else index.setUint32(at * 8 + 4, bytes.length, true);
    text.push(...bytes);
  }
  return { text: Uint8Array.from(text), index: new Uint8Array(index.buffer) };
}

const rawConf = (driver: string, more = ''): string =>
  `[Raw]\nDataPath=./modules/texts/rawtext/raw/\nModDrv=${driver}\nLang=de\nDescription=Raw verses\nAbbreviation=RAW\nDistributionLicense=Public Domain\n${more}`;

function rawModule(driver: string, sizeBytes: 2 | 4, bytesOf: (id: number) => Uint8Array): Promise<ReadImport> {
  const nt = rawText(40, 66, sizeBytes, bytesOf);
  return readImport({
    name: 'raw.zip',
    bytes: zipSync({
      'mods.d/raw.conf': strToU8(rawConf(driver)),
      'modules/texts/rawtext/raw/nt': nt.text,
      'modules/texts/rawtext/raw/nt.vss': nt.index,
    }),
  });
}

test.each([
  ['RawText', 2],
  ['RawText4', 4],
  ['RawCom', 2],
  ['RawCom4', 4],
] as const)('reads a module of type %s', async (driver, sizeBytes) => {
  const { verses, report, about } = await rawModule(driver, sizeBytes, (id) =>
    strToU8(id === 43_003_016 ? 'Also hat Gott die Welt geliebt' : id === 43_003_000 ? 'An introduction' : ''),
  );
  expect(verses).toEqual([{ id: 43_003_016, text: 'Also hat Gott die Welt geliebt', marks: {} }]);
  expect(about).toMatchObject({ name: 'Raw verses', shortName: 'RAW', language: 'de', licence: 'Public Domain' });
  expect(report.problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^line [\d,]+ of nt: an introduction “An introduction” is not part of a verse/),
  );
});

test('names the slot of an introduction, counted from one', async () => {
  // The module, the testament and Matthew have the first three slots.
  const { report } = await rawModule('RawText', 2, (id) =>
    strToU8(id === 40_001_000 ? 'An introduction' : id === 40_001_001 ? 'The book' : ''),
  );
  expect(report.problems.map(({ message }) => message)).toContain(
    'line 4 of nt: an introduction “An introduction” is not part of a verse and is skipped',
  );
});

test.each(['nt', 'nt.vss'])('names the files that a module with only %s needs', async (only) => {
  const { text, index } = rawText(40, 66, 2, () => strToU8('x'));
  const bytes = zipSync({
    'mods.d/raw.conf': strToU8(rawConf('RawText')),
    [`modules/texts/rawtext/raw/${only}`]: only === 'nt' ? text : index,
  });
  const { report } = await readImport({ name: 'raw.zip', bytes });
  expect(report.problems[0]?.message).toBe('line 1 of nt: one of its two files (nt, nt.vss) is missing');
});

test('reads only the folder of the first module in an archive, and names the others', async () => {
  const of = (words: string) => rawText(40, 66, 2, (id) => (id === 43_003_016 ? strToU8(words) : new Uint8Array()));
  const [first, second] = [of('Also hat Gott'), of('For God so')];
  const bytes = zipSync({
    'modules/texts/rawtext/other/nt': second.text,
    'modules/texts/rawtext/other/nt.vss': second.index,
    'mods.d/raw.conf': strToU8(rawConf('RawText')),
    'mods.d/second.conf': strToU8(rawConf('RawText')),
    'modules/texts/rawtext/raw/nt': first.text,
    'modules/texts/rawtext/raw/nt.vss': first.index,
  });
  const { verses, report } = await readImport({ name: 'raw.zip', bytes });
  expect(verses.map(({ text }) => text)).toEqual(['Also hat Gott']);
  expect(report.problems.map(({ message }) => message)).toContain(
    'Files of raw.zip that are not read: mods.d/second.conf.',
  );
});

test('reads a module whose files are not in the folder of its description', async () => {
  const settings = conf().replace('/ztext/fix/', '/ztext/moved/');
  const { verses } = await moduleOf((id) => (id === 1_001_001 ? 'In the beginning' : ''), settings);
  expect(verses).toEqual([{ id: 1_001_001, text: 'In the beginning', marks: {} }]);
});

test('reads Latin-1 in a module that does not state UTF-8', async () => {
  const latin1 = Uint8Array.from('für alle', (letter) => letter.charCodeAt(0));
  const { verses } = await rawModule('RawText', 2, (id) => (id === 43_003_016 ? latin1 : new Uint8Array()));
  expect(verses[0]?.text).toBe('für alle');
});

test('refuses a module whose index points outside its text, in the report', async () => {
  const { text, index } = rawText(40, 66, 2, () => strToU8('x'));
  const bytes = zipSync({
    'mods.d/raw.conf': strToU8(rawConf('RawText')),
    'modules/texts/rawtext/raw/nt': text.subarray(0, 100),
    'modules/texts/rawtext/raw/nt.vss': index,
  });
  const { report } = await readImport({ name: 'raw.zip', bytes });
  expect(report.problems[0]?.message).toMatch(
    /^line 1 of nt: nt of the module is damaged: entry \d+ points outside its 100 bytes/,
  );
});

test('reads the entries of a dictionary whose keys are references', async () => {
  const entry = (key: string, text: string): Uint8Array => strToU8(`${key}\r\n${text}`);
  const { text, index } = rawFiles(
    [entry('JOHN 3:16', 'For God'), entry('JOHN 3:17', 'For God sent'), entry('AARON', 'A man')],
    2,
  );
  const bytes = zipSync({
    'mods.d/raw.conf': strToU8(rawConf('RawLD').replace('texts/rawtext/raw/', 'lexdict/rawld/raw/raw')),
    // Another dictionary, which is not read.
    'modules/lexdict/rawld/other/other.dat': strToU8('AARON'),
    'modules/lexdict/rawld/other/other.idx': new Uint8Array(6),
    'modules/lexdict/rawld/raw/raw.dat': text,
    'modules/lexdict/rawld/raw/raw.idx': index,
  });
  const { report } = await readImport({ name: 'raw.zip', bytes });
  expect(report).toMatchObject({ records: 3, refused: 1 });
  expect(report.problems.map(({ message }) => message)).toContainEqual(
    'line 3 of raw.dat: "AARON" is not a verse; the key of an entry must be a reference such as "Genesis 1:1"',
  );
});

/** Markup of modules that are not OSIS: ThML and GBF. */
test.each([
  [
    'ThML',
    'In the beginning<sync type="Strongs" value="H7225"/><note>Or, first</note> God &amp; all',
    [[16, 'Or, first']],
  ],
  ['GBF', 'In the beginning<WH7225><RF>Or, first<Rf> God & all<CM>', [[16, 'Or, first']]],
  ['OSIS', 'In the <hi>beginning</hi><note>Or, <reference>first</reference></note> God &amp; all', [[16, 'Or, first']]],
])('keeps the notes of %s', async (_markup, source, notes) => {
  const { verses } = await moduleOf((id) => (id === 1_001_001 ? source : ''));
  expect(verses[0]).toMatchObject({ text: 'In the beginning God & all', marks: { notes } });
});

test('names headings that are skipped, and keeps cross-references in notes', async () => {
  const source = '<title>The creation</title>In the<note>See <reference>John 1:1</reference></note> beginning';
  const { verses, report } = await moduleOf((id) => (id === 1_001_001 ? source : ''));
  expect(verses[0]).toMatchObject({ text: 'In the beginning', marks: { notes: [[6, 'See John 1:1']] } });
  expect(report.problems.map(({ message }) => message)).toContain(
    'line 5 of ot.bzz: <title> “The creation” is not part of a verse and is skipped',
  );
});
