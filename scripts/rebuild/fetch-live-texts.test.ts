import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesChecksum } from '../sources/checksum.ts';
import { importedSources } from '../sources/imported.ts';
import { writeLiveTexts, type LiveText } from './fetch-live-texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const verse = 'Genesis 1:1 Au commencement';
const text = (code: string, content = verse): LiveText => ({
  code,
  versionId: 1_001,
  sha256: createHash('sha256').update(content).digest('hex'),
  key: `uploads/${code}`,
  given: { name: 'Louis Segond', language: 'fr' },
});
const bucket = { readFile: () => Buffer.from(verse) };
const manifest = () => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).versions;

async function versions() {
  const sources = await importedSources(folder);
  return Promise.all(sources.map(async (source) => (await source.read(await source.find())).version?.about));
}

test('builds a live text with its id and name', async () => {
  writeLiveTexts([text('segond')], { folder, ...bucket });
  expect(await versions()).toMatchObject([{ code: 'segond', id: 1_001, name: 'Louis Segond', language: 'fr' }]);
});

test('builds a table with the columns that were chosen for it', async () => {
  const table = 'Vers,Kapitel,Buch,Text\n16,3,1 John,Hereby perceive we\n1,1,Jude,Jude the servant\n';
  const live = text('columned', table);
  const given = { ...live.given, columns: 'book=2,chapter=1,verse=0,text=3' };
  writeLiveTexts([{ ...live, given }], { folder, readFile: () => Buffer.from(table) });
  const [source] = await importedSources(folder);
  const { version } = (await source?.read(await source.find())) ?? {};
  expect(version?.verses.map(({ id, text: words }) => [id, words])).toEqual([
    [62_003_016, 'Hereby perceive we'],
    [65_001_001, 'Jude the servant'],
  ]);
});

test('replaces a file with the same code that was added by hand', async () => {
  writeFileSync(join(folder, 'asv.txt'), 'Genesis 1:1 In the beginning\nGenesis 1:2 And');
  expect(await versions()).toMatchObject([{ code: 'asv', id: 101 }]);
  writeLiveTexts([text('asv')], { folder, ...bucket });
  const [first, second] = await importedSources(folder);
  expect(first && (await first.read(await first.find())).version?.about).toMatchObject({ id: 1_001 });
  expect(() => second?.find()).toThrow('asv.upload already has the code "asv"');
});

test('writes nothing if nothing changed', () => {
  writeLiveTexts([text('segond')], { folder, ...bucket });
  const before = statSync(join(folder, 'manifest.json')).mtimeMs;
  writeLiveTexts([text('segond')], { folder, readFile: () => undefined });
  expect(statSync(join(folder, 'manifest.json')).mtimeMs).toBe(before);
});

test('removes a rolled-back text, and never reuses its id', async () => {
  writeLiveTexts([text('segond')], { folder, ...bucket });
  writeLiveTexts([], { folder, ...bucket });
  expect(existsSync(join(folder, 'segond.upload'))).toBe(false);
  expect(manifest()).toEqual([]);
  // A file with the same code does not get the id either.
  for (const code of ['geneva', 'segond']) writeFileSync(join(folder, `${code}.txt`), verse);
  expect(await versions()).toMatchObject([
    { code: 'geneva', id: 101 },
    { code: 'segond', id: 102 },
  ]);
});

test('does not reuse an id that an earlier build left for a text of the dashboard', async () => {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ versions: [{ code: 'segond', id: 1_001 }] }));
  writeFileSync(join(folder, 'segond.txt'), verse);
  expect(await versions()).toMatchObject([{ code: 'segond', id: 101 }]);
});

test('restores a file that was added by hand when its replacement is rolled back', async () => {
  const byHand = { code: 'segond', id: 105, file: 'segond.txt', name: 'Segond of 1910', language: 'fr' };
  writeFileSync(join(folder, 'segond.txt'), `${verse} de la main`);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ versions: [byHand] }));
  for (let times = 0; times < 2; times += 1) writeLiveTexts([text('segond')], { folder, ...bucket });
  writeLiveTexts([], { folder, ...bucket });
  expect(manifest()).toEqual([byHand]);
  expect(await versions()).toMatchObject([{ code: 'segond', id: 105, name: 'Segond of 1910', language: 'fr' }]);
});

test('treats the same file with other options or another id as another source', async () => {
  const checksums = new Set<string>();
  const live = text('segond');
  const others = [live, { ...live, versionId: 1_002 }, { ...live, given: { ...live.given, encoding: 'utf-8' } }];
  for (const each of [...others, live]) {
    writeLiveTexts([each], { folder, ...bucket });
    const [source] = await importedSources(folder);
    checksums.add(filesChecksum((await source?.find())?.files ?? []));
  }
  expect(checksums.size).toBe(3);
});

test('stops the build if a file is missing or changed, because readers would lose the text', () => {
  expect(() => writeLiveTexts([text('segond')], { folder, readFile: () => undefined })).toThrow(
    'The file of "segond", which is live, is missing or damaged',
  );
  expect(() => writeLiveTexts([text('segond', 'other')], { folder, ...bucket })).toThrow('missing or damaged');
});

test('creates nothing without texts and folder', () => {
  writeLiveTexts([], { folder: join(folder, 'none'), ...bucket });
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
