import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { FileRefusedError } from './formats.ts';

/** The format of a text, or undefined if it is refused. */
function formatOf(text: string): string | undefined {
  try {
    const detected = detectFormat({ name: 'a', bytes: new TextEncoder().encode(text) });
    return detected.kind === 'text' ? detected.format : detected.kind;
  } catch (error) {
    if (error instanceof FileRefusedError) return undefined;
    throw error;
  }
}
const lines = (...texts: string[]): string => texts.join('\n');
const times = (text: string, count: number): string[] => Array.from({ length: count }, () => text);
const moduleLine = '1|1|1|In the beginning, God';

it.each<[name: string, text: string, format: string | undefined]>([
  ['OSIS', '<?xml version="1.0"?>\n<osis><x/></osis>', 'osis'],
  ['OSIS after a comment', '<!-- <usx> --><osis><x/></osis>', 'osis'],
  ['OSIS after a document type', '<!DOCTYPE osis [<!ENTITY x "y">]><osis/>', 'osis'],
  ['OSIS after its mark', '\uFEFF<osis/>', 'osis'],
  ['USX', '<usx version="3.0"/>', 'usx'],
  ['USFX', '<usfx/>', 'usfx'],
  ['Zefania', '<XMLBIBLE/>', 'zefania'],
  ['Zefania, by its other name', '<bible/>', 'zefania'],
  ['another document', '<svg/>', undefined],
  ['USFM', '\\id GEN\n\\c 1\n\\v 1 In the beginning', 'usfm'],
  ['USFM after a line of words', 'A text\n\\c 1\n\\v 1 In the beginning', 'usfm'],
  ['a backslash that is no marker', '\\cite Genesis', undefined],
  ['SQL', "INSERT INTO verses VALUES (1, 1, 1, 'In the beginning')", 'sql'],
  ['SQL of MySQL', "INSERT IGNORE INTO verses VALUES (1, 1, 1, 'x')", 'sql'],
  ['SQL of SQLite', "INSERT OR REPLACE INTO verses VALUES (1, 1, 1, 'x')", 'sql'],
  ['a dump of PostgreSQL', 'COPY verses (book, text) FROM stdin;\n', 'sql'],
  ['a table without rows', 'CREATE TABLE verses (book INT)', 'sql'],
  ['JSON, a list of lists', '[["Genesis",1,1,"x"]]', 'json'],
  ['JSON, an object', '{"Genesis": 1}', 'json'],
  ['Unbound', '#columns\torig_book_index\n01O\t1\t1\t10\tIn the beginning', 'unbound'],
  ['Unbound without its columns', lines(...times('01O\t1\t1\t10\tIn the beginning', 2)), 'unbound'],
  ['a module', lines(...times(moduleLine, 3)), 'module'],
  ['a module, its lines just the most', lines(...times(moduleLine, 3), ...times('words', 2)), 'module'],
  ['a module, its lines just half', lines(...times(moduleLine, 2), ...times('words', 2)), undefined],
  ['a module under comments', lines(...times('# of the module', 9), moduleLine), 'module'],
  // Only the first sixty lines are sampled.
  ['a module after sixty lines of words', lines(...times('words', 60), ...times(moduleLine, 200)), undefined],
  ['a module before many other lines', lines(...times(moduleLine, 60), ...times('words', 200)), 'module'],
  ['a module with empty lines between', lines(moduleLine, '', ' ', '', moduleLine), 'module'],
  ['Unbound, its columns alone', '#columns\torig_book_index\ttext\nwords', 'unbound'],
  ['plain lines', 'Genesis 1:1 In the beginning\nGenesis 1:2 And the earth', 'plain'],
  ['a plain line under a title', 'My Bible\n2020\nedited\nGenesis 1:1 In the beginning', 'plain'],
  ['verses under chapters', 'Genesis 1\n1 In the beginning\n2 And the earth\n3 And God said', 'plain'],
  ['numbered lines under no chapter', '1 In the beginning\n2 And the earth\n3 And God said', undefined],
  ['a table', 'book,chapter,verse,text\nGenesis,1,1,In the beginning', 'table'],
  ['words', 'Hear O Israel', undefined],
])('detects %s', (_, text, format) => {
  expect(formatOf(text)).toBe(format);
});

it('shows the first forty characters of a line that it cannot read', () => {
  const bytes = new TextEncoder().encode(`\n  ${'x'.repeat(41)}\nsecond`);
  expect(() => detectFormat({ name: 'a', bytes })).toThrow(`it begins with "${'x'.repeat(40)}". Upload`);
});

it.each([
  ['<html><p>x</p></html>', /is a web page/],
  ['<!doctype HTML><p>x</p>', /is a web page/],
  ['Hear O Israel\0', /is not a text file/],
])('says what %j is', (text, message) => {
  expect(() => detectFormat({ name: 'a', bytes: new TextEncoder().encode(text) })).toThrow(message);
});

it('refuses an archive without a text', () => {
  const empty = zipSync({});
  expect(() => detectFormat({ name: 'a.zip', bytes: empty })).toThrow('a.zip contains no text.');
  const otherFiles = zipSync({ 'readme.txt': new Uint8Array(9).fill(65), 'genesis.txt': new Uint8Array() });
  expect(() => detectFormat({ name: 'a.zip', bytes: otherFiles })).toThrow('a.zip contains no text.');
});

it('ignores the other files of an archive', () => {
  const text = new TextEncoder().encode('Genesis 1:1 In the beginning\nGenesis 1:2 And the earth');
  const bytes = zipSync({ 'LICENSE.md': text, 'x/genesis.txt': text, 'x/empty.txt': new Uint8Array() });
  const detected = detectFormat({ name: 'a.zip', bytes });
  expect(detected.kind === 'text' && detected.parts.map(({ name }) => name)).toEqual(['x/genesis.txt']);
});

/** POSIX.1-1988, ustar: the name of the first file is at offset 0, padded with NUL, and "ustar" at offset 257. */
it.each(['genesis.txt', 'SQLite format 3', 'PK\u0003\u0004'])(
  'refuses a tar archive whose first file is %j',
  (name) => {
    const bytes = new Uint8Array(1_024);
    bytes.set(new TextEncoder().encode(name));
    bytes.set(new TextEncoder().encode('ustar'), 257);
    expect(() => detectFormat({ name: 'a.tar', bytes })).toThrow('a.tar is a tar archive.');
  },
);
