import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatVerse } from '#data/bible/verse-id.ts';
import { readKjv } from '../sources/kjv.ts';
import { findInPackage } from '../sources/npm-package.ts';
import { locatePackaged } from '../sources/packaged-files.ts';
import { kingJamesMasterFile, packagedSources } from '../sources/packaged-sources.ts';
import { registry } from '../sources/registry.ts';
import { fileText } from '../sources/source.ts';
import { readSources } from './read-sources.ts';

const master = packagedSources.kingJamesMaster.code;
const hasMaster = locatePackaged({ name: '', from: 'bibledit-cloud-data', files: [kingJamesMasterFile] }) !== undefined;

const kjvFile = 'json/verses-1769.json';

let imports = '';
beforeEach(() => {
  imports = mkdtempSync(join(tmpdir(), 'imports-'));
  const others = registry.map(({ code }) => code).filter((code) => code !== master);
  vi.stubEnv('LEXICON_WITHOUT', others.join());
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(imports, { recursive: true });
});

/** The Greek versions of a build: code, number, source, and the beginning of John 1:1. */
async function greekVersions(): Promise<string[]> {
  const { versions } = await readSources(() => {}, imports);
  return versions
    .filter(({ about }) => about.code.startsWith('tr'))
    .map(({ about, source, verses }) => {
      const john = verses.find(({ id }) => id === 43_001_001)?.text;
      return `${about.code} ${about.id} ${source}: ${john?.split(' ').slice(0, 3).join(' ')}`;
    });
}

const builtText = `tr 6 ${master}: εν αρχη ην`;

test.skipIf(!hasMaster)(
  "an administrator's text replaces the Textus Receptus under either code, and its removal restores the built one",
  async () => {
    const plain = findInPackage('kjv', [kjvFile]);
    const own = readKjv(kjvFile, fileText(plain, kjvFile))
      .filter(({ id }) => id >= 40_000_000)
      .map(({ id }) => `${formatVerse(id)} λόγος ἴδιος`)
      .join('\n');

    writeFileSync(join(imports, 'tr.txt'), own);
    expect(await greekVersions()).toEqual(['tr 6 import-tr: λόγος ἴδιος', `trparsed 7 ${master}: εν αρχη ην`]);
    rmSync(join(imports, 'tr.txt'));
    writeFileSync(join(imports, 'trparsed.txt'), own);
    expect(await greekVersions()).toEqual([builtText, 'trparsed 7 import-trparsed: λόγος ἴδιος']);
    rmSync(join(imports, 'trparsed.txt'));
    expect(await greekVersions()).toEqual([builtText]);
  },
);
