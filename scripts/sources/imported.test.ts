import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

async function read(source: Source | undefined): Promise<SourceContent> {
  if (!source) throw new Error('no source');
  return source.read(await source.find());
}

const info = (module: string, more: object = {}): object => ({ name: `The ${module}`, shortname: module.toUpperCase(), module, lang_short: 'en', copyright: 0, ...more });

test('modules become versions from id 101 up, by the order of their codes', async () => {
  put('b.zip', info('tyndale'), '1|1|1|In the begynnynge||');
  put('a.zip', info('asv'), '1|1|1|In the beginning||');
  put('c.zip', info('he_modern', { lang_short: 'he' }), '1|1|1|בראשית||\n39|3|19|כי||');
  const contents = await Promise.all(importedSources(folder).map(read));
  expect(contents.map(({ version }) => [version?.about.code, version?.about.id, version?.about.direction, version?.about.versification])).toEqual([
    ['asv', 101, 'ltr', 'kjv'],
    ['tyndale', 103, 'ltr', 'kjv'],
    ['he_modern', 102, 'rtl', 'wlc'],
  ]);
});

test('a module of a default version’s code takes its place and id', async () => {
  put('kjv_strongs.zip', info('kjv_strongs'), '1|1|1|God{H430}||');
  const { version } = await read(importedSources(folder)[0]);
  expect(version?.about).toMatchObject({ code: 'kjv_strongs', id: 1, name: 'The kjv_strongs' });
});

const unreadable: [what: string, write: () => void, message: RegExp][] = [
  ['no zip file', () => writeFileSync(join(folder, 'x.zip'), 'nonsense'), /imports\/x\.zip cannot be read/],
  ['a code that is no name', () => put('x.zip', info('../etc'), '1|1|1|a'), /info\.json lacks module/],
  ['a line that is no verse', () => put('x.zip', info('abc'), '99|1|1|a'), /line 1 of x\.zip\/verses\.txt.*Replace or delete it/],
];
test.each(unreadable)('%s is missing with the reason, and stops nothing', async (_what, write, message) => {
  write();
  const [source] = importedSources(folder);
  await expect(read(source)).rejects.toMatchObject({ name: 'SourceMissing', message: expect.stringMatching(message) });
});

test('without the folder there is nothing to import', () => {
  expect(importedSources(join(folder, 'none'))).toEqual([]);
});
