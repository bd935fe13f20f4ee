import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedSources } from './imported.ts';
import type { Source, SourceContent } from './source.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, info: object | string, verses: string): void {
  mkdirSync(folder, { recursive: true });
  const infoText = typeof info === 'string' ? info : JSON.stringify(info);
  writeFileSync(join(folder, file), zipSync({ 'info.json': strToU8(infoText), 'verses.txt': strToU8(verses) }));
}
const write = (file: string, content: string | Uint8Array): void => writeFileSync(join(folder, file), content);

async function read(source: Source | undefined): Promise<SourceContent> {
  if (!source) throw new Error('no source');
  return source.read(await source.find());
}
const idsByCode = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await Promise.all((await importedSources(folder)).map(read))).map(({ version }) => [
      version?.about.code,
      version?.about.id,
    ]),
  );

const info = (module: string, more: object = {}): object => ({
  name: `The ${module}`,
  shortname: module.toUpperCase(),
  module,
  lang_short: 'en',
  copyright: 0,
  ...more,
});

test('reads modules as versions with their language, direction and versification', async () => {
  put('a.zip', info('asv'), '1|1|1|In the beginning||');
  put('b.zip', info('tyndale'), '1|1|1|In the begynnynge||');
  put('c.zip', info('he_modern', { lang_short: 'he' }), '1|1|1|בראשית||\n39|3|24|כי||');
  const contents = await Promise.all((await importedSources(folder)).map(read));
  expect(
    contents.map(({ version }) => [version?.about.code, version?.about.direction, version?.about.versification]),
  ).toEqual([
    ['asv', 'ltr', 'kjv'],
    ['tyndale', 'ltr', 'kjv'],
    ['he_modern', 'rtl', 'wlc'],
  ]);
});

test('assigns an id once: adding, removing or restoring a text does not change other ids', async () => {
  put('b.zip', info('tyndale'), '1|1|1|In the begynnynge||');
  put('c.zip', info('he_modern', { lang_short: 'he' }), '1|1|1|בראשית||');
  expect(await idsByCode()).toEqual({ he_modern: 101, tyndale: 102 });
  put('a.zip', info('asv'), '1|1|1|In the beginning||');
  expect(await idsByCode()).toEqual({ he_modern: 101, tyndale: 102, asv: 103 });
  rmSync(join(folder, 'c.zip'));
  expect(await idsByCode()).toEqual({ tyndale: 102, asv: 103 });
  put('d.zip', info('bishops'), '1|1|1|In the beginning||');
  put('c.zip', info('he_modern', { lang_short: 'he' }), '1|1|1|בראשית||');
  expect(await idsByCode()).toEqual({ he_modern: 101, tyndale: 102, asv: 103, bishops: 104 });
});

test('the manifest overrides what the file says', async () => {
  write('upload-7', 'Genesis 1:1 Au commencement');
  write(
    'manifest.json',
    JSON.stringify({
      versions: [{ code: 'segond_1910', id: 140, file: 'upload-7', name: 'Louis Segond', language: 'fr' }],
    }),
  );
  const [segond] = await Promise.all((await importedSources(folder)).map(read));
  expect(segond?.version?.about).toMatchObject({ code: 'segond_1910', id: 140, name: 'Louis Segond', language: 'fr' });
});

test('stops the build if the manifest cannot be read, because it contains the ids', async () => {
  write('manifest.json', '{');
  await expect(importedSources(folder)).rejects.toThrow(
    'manifest.json cannot be read. It assigns permanent ids to imported versions',
  );
});

test('reads any format, with the code from the file name', async () => {
  write('Segond-1910.txt', 'Genesis 1:1 Au commencement');
  write('geneva.csv', 'Book,Chapter,Verse,Text\nGenesis,1,1,In the beginning\n');
  const db = new Database(':memory:');
  db.exec(
    "CREATE TABLE verses (book_number, chapter, verse, text); INSERT INTO verses VALUES (10, 1, 1, 'In the beginning')",
  );
  write('my_bible.SQLite3', new Uint8Array(db.serialize()));
  const contents = await Promise.all((await importedSources(folder)).map(read));
  expect(contents.map(({ version }) => [version?.about.code, version?.about.name, version?.verses.length])).toEqual([
    ['segond_1910', 'Segond-1910', 1],
    ['geneva', 'Geneva Bible', 1],
    ['my_bible', 'my_bible', 1],
  ]);
  const remarks = contents.map(({ remark }) => remark);
  expect(remarks[1]).toMatch(/^geneva\.csv: 1 verse as geneva; warnings: /);
});

test('only a complete text can replace a default version of the same code', async () => {
  put('kjv_strongs.zip', info('kjv_strongs'), '1|1|1|God{H430}||');
  const [source] = await importedSources(folder);
  await expect(read(source)).rejects.toMatchObject({
    name: 'SourceMissingError',
    message: expect.stringContaining(
      'it has 1 verse and would take the place of "King James Version", which has 31,102',
    ),
  });
});

const unreadable: [what: string, write: () => void, message: RegExp][] = [
  ['no archive', () => write('x.zip', 'nonsense'), /imports\/x\.zip cannot be imported: x\.zip has an unknown format/],
  ['a Word document', () => write('x.txt', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])), /x\.txt is a Word document/],
  ['a code that is no name', () => put('x.zip', info('../etc'), '1|1|1|a'), /has the code "\.\.\/etc"/],
  [
    'lines that are no verses',
    () => put('x.zip', info('abc'), '99|1|1|a'),
    /line 1 of verses\.txt.*books are numbered 1 to 66.*Replace or delete it/,
  ],
  ['Genesis 51:1', () => put('x.zip', info('abc'), '1|51|1|a'), /Genesis has 50 chapters/],
  [
    'a wrong checksum',
    () => {
      write('x.txt', 'Genesis 1:1 x');
      write('manifest.json', JSON.stringify({ versions: [{ code: 'abc', file: 'x.txt', sha256: '00' }] }));
    },
    /its checksum differs/,
  ],
  ['a name without a letter', () => write('1.txt', 'Genesis 1:1 x'), /its name contains no version code/],
];
test.each(unreadable)('records %s as missing with the reason, and continues', async (_what, lay, message) => {
  lay();
  put('y.zip', info('sound'), '1|1|1|In the beginning||');
  const sources = await importedSources(folder);
  await expect(read(sources[0])).rejects.toMatchObject({
    name: 'SourceMissingError',
    message: expect.stringMatching(message),
  });
  expect((await read(sources[1])).version?.about.code).toBe('sound');
});

test('rejects the second of two files with one code by its name, and gives all sources different codes', async () => {
  put('a.zip', info('asv'), '1|1|1|In the beginning||');
  put('b.zip', info('asv'), '1|1|1|In the beginning God||');
  write('b.txt', 'nonsense');
  const sources = await importedSources(folder);
  expect(new Set(sources.map(({ code }) => code)).size).toBe(3);
  expect((await read(sources[0])).version?.about.code).toBe('asv');
  await expect(read(sources[2])).rejects.toThrow('imports/b.zip cannot be imported: a.zip already has the code "asv"');
});

test('removes markup from text before it reaches the library', async () => {
  put('a.zip', info('asv'), '1|1|1|In <b>the</b> | beginning # and/or \\ so||');
  const { version } = await read((await importedSources(folder))[0]);
  expect(version?.verses[0]?.text).toBe('In the');
  put('a.zip', info('asv'), '1|1|1|In <b>the</b> beginning # and/or \\ so||');
  expect((await read((await importedSources(folder))[0])).version?.verses[0]?.text).toBe('In the beginning and/or so');
});

test('imports nothing if the folder does not exist', async () => {
  expect(await importedSources(join(folder, 'none'))).toEqual([]);
});

test('the manifest is complete after each build', async () => {
  put('a.zip', info('asv'), '1|1|1|In the beginning||');
  await importedSources(folder);
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({
    versions: [{ code: 'asv', id: 101 }],
  });
});
