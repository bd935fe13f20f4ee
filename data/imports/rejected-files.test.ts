import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { growthOfTime, maxLinearGrowth } from '../testing/growth.ts';
import { FileRefusedError } from './formats.ts';
import { readImport, type ImportOptions, type ReadImport } from './read-import.ts';

const read = (name: string, bytes: Uint8Array, options?: ImportOptions): Promise<ReadImport> =>
  readImport({ name, bytes }, options);
const hex = (text: string): Uint8Array => Uint8Array.from(text.split(' ').map((byte) => Number.parseInt(byte, 16)));
const utf16 = (text: string, little: boolean, marked: boolean): Uint8Array =>
  Uint8Array.from(
    [...(marked ? '\ufeff' : ''), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const line = 'Genesis 1:1 In the beginning God created the heaven and the earth.\n';

/** An archive whose central directory has wrong data about its only file. */
function altered(change: (view: DataView, list: number) => void, text = line): Uint8Array {
  const bytes = zipSync({ 'a.txt': strToU8(text) });
  const view = new DataView(bytes.buffer);
  let list = bytes.length - 22;
  while (view.getUint32(list, true) !== 0x02014b50) list -= 1;
  change(view, list);
  return bytes;
}

const refused: [what: string, name: string, bytes: Uint8Array, message: RegExp][] = [
  [
    'a Word document named .txt',
    'Twenty.txt',
    hex('d0 cf 11 e0 a1 b1 1a e1'),
    /^Twenty\.txt is a Word document.*Save it as plain text \(UTF-8\)/,
  ],
  [
    'a new Word document',
    'Twenty.docx',
    zipSync({ 'word/document.xml': strToU8('<w/>') }),
    /is a Word document\. Save it as plain text/,
  ],
  ['a PDF', 'a.csv', strToU8('%PDF-1.7'), /is a PDF/],
  ['rich text', 'a.txt', strToU8('{\\rtf1 Genesis 1:1'), /rich text\. Save it as plain text/],
  ['a web page', 'a.txt', strToU8('<!DOCTYPE html><html><p>Genesis 1:1 x</p>'), /is a web page/],
  ['an e-book', 'a.epub', zipSync({ 'META-INF/container.xml': strToU8('<c/>') }), /is an e-book/],
  ['a picture', 'a.txt', hex('89 50 4e 47 0d 0a'), /is a picture/],
  ['nothing', 'a.txt', new Uint8Array(), /a\.txt is empty/],
  ['nonsense', 'a.txt', strToU8('hello\nworld\n'), /has an unknown format; it begins with "hello"/],
  ['33 MB', 'a.txt', new Uint8Array(33 * 1_048_576), /33 MB; the limit is 32 MB/],
  [
    'half an archive',
    'a.zip',
    zipSync({ 'a.txt': strToU8(line) }).subarray(0, 60),
    /a\.zip is damaged: its list of files is missing/,
  ],
  [
    '201 files',
    'a.zip',
    zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.txt`, strToU8(line)]))),
    /contains 201 files; the limit is 200/,
  ],
  [
    'a name that climbs',
    'a.zip',
    zipSync({ '../../etc/passwd': strToU8(line) }),
    /"\.\.\/\.\.\/etc\/passwd", which leads out of its folder/,
  ],
  ['a name from the root', 'a.zip', zipSync({ '/etc/passwd': strToU8(line) }), /leads out of its folder/],
  ['a name that climbs backwards', 'a.zip', zipSync({ 'a\\..\\..\\b.txt': strToU8(line) }), /leads out of its folder/],
  [
    'an archive in an archive',
    'a.zip',
    zipSync({ 'b.zip': zipSync({ 'c.txt': strToU8(line) }) }),
    /contains another archive, "b\.zip"/,
  ],
  [
    'one under another name',
    'a.zip',
    zipSync({ 'b.txt': zipSync({ 'c.txt': strToU8(line) }), 'd.txt': strToU8(line) }),
    /contains another archive/,
  ],
  ['a bomb', 'a.zip', zipSync({ 'a.txt': new Uint8Array(40_000_000) }), /"a\.txt" in a\.zip unpacks to more than 3 MB/],
  [
    'a bomb that lies',
    'a.zip',
    altered((view, list) => view.setUint32(list + 24, 10, true), 'x'.repeat(9_000_000)),
    /unpacks to more than|has another size/,
  ],
  [
    '2 GB declared',
    'a.zip',
    altered((view, list) => view.setUint32(list + 24, 2_147_483_648, true)),
    /unpacks to more than 64 MB/,
  ],
  [
    'a wrong checksum',
    'a.zip',
    altered((view, list) => view.setUint32(list + 16, 7, true)),
    /the checksum of "a\.txt" is wrong/,
  ],
  [
    'a wrong size',
    'a.zip',
    altered((view, list) => view.setUint32(list + 24, 7, true)),
    /the size of "a\.txt" does not match/,
  ],
  [
    'a place outside',
    'a.zip',
    altered((view, list) => view.setUint32(list + 42, 999_999, true)),
    /does not match the list of files/,
  ],
  ['a locked file', 'a.zip', altered((view, list) => view.setUint16(list + 8, 1, true)), /protected by a password/],
  [
    'a module with a code that is none',
    'a.zip',
    zipSync({ 'info.json': strToU8('{"module":"../etc"}'), 'verses.txt': strToU8('1|1|1|x') }),
    /has the code "\.\.\/etc"; a code has 2 to 31/,
  ],
  [
    'a name of 100 kB',
    'a.zip',
    zipSync({
      'info.json': strToU8(`{"module":"abc","name":"${'x'.repeat(100_000)}"}`),
      'verses.txt': strToU8('1|1|1|x'),
    }),
    /a name of more than 120 characters/,
  ],
  ['UTF-16 without its mark', 'a.txt', utf16(line, true, false), /Line 1 of a\.txt is not UTF-8\. Read it as UTF-16/],
  [
    'a broken UTF-16',
    'a.txt',
    Uint8Array.from([...utf16(line, true, true), 0]),
    /not UTF-16\. Choose another encoding/,
  ],
];
test.each(refused)('refuses %s and says what it is and how to fix it', async (_what, name, bytes, message) => {
  const error: unknown = await read(name, bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FileRefusedError);
  expect(String(error)).toMatch(new RegExp(message.source.replace(/^\^/, '')));
});

describe('encodings', () => {
  // "בראשית ברא", as Windows-1255 writes it.
  const hebrew = Uint8Array.from([
    ...strToU8('Genesis 1:1 '),
    0xe1,
    0xf8,
    0xe0,
    0xf9,
    0xe9,
    0xfa,
    0x20,
    0xe1,
    0xf8,
    0xe0,
    10,
  ]);
  const western = Uint8Array.from([...strToU8('Genesis 1:1 Au commencement\nGenesis 1:2 cr'), 0xe9, ...strToU8('a\n')]);

  test('offers Windows-1255 and Windows-1252 and names the line', async () => {
    await expect(read('a.txt', hebrew)).rejects.toMatchObject({
      message: 'Line 1 of a.txt is not UTF-8. Read it as Windows-1255 (Hebrew), or save it as plain text (UTF-8).',
      choices: ['windows-1255', 'windows-1252'],
    });
    await expect(read('a.txt', western)).rejects.toMatchObject({ choices: ['windows-1252', 'windows-1255'] });
    await expect(read('a.txt', western)).rejects.toThrow('Line 2 of a.txt');
  });

  test('reads the file in the chosen encoding', async () => {
    const read1255 = await read('a.txt', hebrew, { encoding: 'windows-1255' });
    expect(read1255.verses[0]?.text).toBe('בראשית ברא');
    const read1252 = await read('a.txt', western, { encoding: 'windows-1252' });
    expect(read1252.verses[1]?.text).toBe('créa');
  });

  test.each([
    ['UTF-16, little end first', utf16(line, true, true)],
    ['UTF-16, big end first', utf16(line, false, true)],
    ['UTF-8 with its mark', strToU8(`\ufeff${line}`)],
  ])('reads %s without a choice', async (_what, bytes) => {
    const { verses } = await read('a.txt', bytes);
    expect(verses[0]?.text).toBe('In the beginning God created the heaven and the earth.');
  });
});

/** Lines that end in a carriage return only, as on the old Macintosh. */
const macintosh: [what: string, lines: string[], at: number][] = [
  ['plain text', ['Genesis 1:1 In the beginning, God', 'Genesis 1:2 And the earth', 'Genesis 51:1 x'], 3],
  ['a module', ['# comment', '1|1|1|In the beginning, God||', '1|1|2|And the earth||', '1|51|1|x||'], 4],
  [
    'a table',
    ['book,chapter,verse,text', 'Genesis,1,1,"In the beginning, God"', 'Genesis,1,2,And the earth', 'Genesis,51,1,x'],
    4,
  ],
  ['USFM', ['\\id GEN', '\\c 1', '\\p', '\\v 1 In the beginning, God', '\\v 2 And the earth', '\\c 51', '\\v 1 x'], 7],
];
test.each(macintosh)('splits %s with old Macintosh line ends into lines', async (_what, lines, at) => {
  const { report } = await read('a.txt', strToU8(`${lines.join('\r')}\r`));
  expect(report).toMatchObject({ records: 3, refused: 1 });
  expect(report.books[0]).toMatchObject({ name: 'Genesis', found: 2 });
  expect(report.problems.find(({ kind }) => kind === 'not-a-verse')?.place?.line).toBe(at);
});

const xml = (osis: string): Uint8Array => strToU8(`<?xml version="1.0"?>\n${osis}`);
const inReport: [what: string, bytes: Uint8Array, message: string][] = [
  [
    'a DTD',
    xml('<!DOCTYPE osis SYSTEM "http://example.org/x.dtd"><osis><verse osisID="Gen.1.1">x</verse></osis>'),
    'DOCTYPE',
  ],
  [
    'entities that grow',
    xml(
      '<!DOCTYPE osis [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><osis><verse osisID="Gen.1.1">&b;</verse></osis>',
    ),
    'DOCTYPE',
  ],
  [
    'an entity that reads a file',
    xml('<!DOCTYPE osis [<!ENTITY x SYSTEM "file:///etc/passwd">]><osis><verse osisID="Gen.1.1">&x;</verse></osis>'),
    'DOCTYPE',
  ],
  ['an entity of nobody', xml('<osis><verse osisID="Gen.1.1">a&nbsp;b</verse></osis>'), 'undefined entity'],
  ['tags that do not close', xml('<osis>\n<verse osisID="Gen.1.1">x</osis>'), 'line 3 of a.xml: unexpected close tag'],
  ['half a document', xml('<osis><verse osisID="Gen.1.1">In the'), 'unclosed tag'],
];
test.each(inReport)('refuses XML with %s in the report, with its line', async (_what, bytes, message) => {
  const { report, verses } = await read('a.xml', bytes);
  expect(report.verdict).toBe('refused');
  expect(verses).toEqual([]);
  expect(report.problems[0]).toMatchObject({ kind: 'broken', severity: 'error' });
  expect(report.problems[0]?.message.toLowerCase()).toContain(message.toLowerCase());
});

test.each<[string, (length: number) => string]>([
  ['one word', (length) => 'x'.repeat(length)],
  ['words with numbers', (length) => 'a{H430} '.repeat(length / 8)],
  ['spaces', (length) => `${' '.repeat(length)}x`],
  ['brackets', (length) => '['.repeat(length)],
  ['digits', (length) => '1'.repeat(length)],
])('refuses only the line of 300 kB of %s, in time linear to its length', async (_what, longText) => {
  const readLong = (length: number): Promise<ReadImport> =>
    read('a.txt', strToU8(`${line}Genesis 1:2 ${longText(length)}\n${line.replace('1:1', '1:3')}`));
  const { report, verses } = await readLong(300_000);
  expect(verses.length + report.refused).toBeGreaterThanOrEqual(report.refused);
  expect(report.problems.some(({ message }) => message.includes('longer than 200,000 characters'))).toBe(true);
  expect(await growthOfTime(300_000, readLong)).toBeLessThan(maxLinearGrowth);
});

test('refuses 32 MB in one line', async () => {
  const { report } = await read('a.txt', strToU8(`${line}${'word '.repeat(6_000_000)}`));
  expect(report.refused).toBe(1);
});
