import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatVerse } from '#data/bible/verse-id.ts';
import { dataPackages } from '../sources/data-packages.ts';
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
  vi.restoreAllMocks();
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

/** The file takes five seconds of the processor, so it is read only once for several builds. */
function readMasterOnce(): void {
  const source = registry.find(({ code }) => code === master);
  if (!source) throw new Error(`there is no source ${master}`);
  const { read } = source;
  let content: ReturnType<typeof read> | undefined;
  vi.spyOn(source, 'read').mockImplementation((found) => (content ??= read(found)));
}

const builtText = `tr 6 ${master}: εν αρχη ην`;

test.skipIf(!hasMaster)(
  "an administrator's text replaces the Textus Receptus under either code, and its removal restores the built one",
  async () => {
    readMasterOnce();
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

/** What is reported of a file that is one line, `<damaged`. */
const damage = [
  ['kjv-master', 'sources/kjv\\.xml:2:0: unexpected end'],
  ['morphgnt', 'sources/morphgnt/61-Mt-morphgnt\\.txt, line 1: "<damaged" is not a word with its .+'],
  ['abbott-smith', 'sources/abbott-smith/.+\\.xml:2:0: unexpected end'],
  ['hebrew-lexicon', 'sources/hebrewlexicon/.+\\.xml:2:0: unexpected end'],
  ['related-passages', 'related/ot-quotations-in-nt\\.xml:2:0: unexpected end'],
  ['engWEB2015eb', 'ot\\.bzs of the module is damaged: .+'],
  ['spaRV1909eb', 'ot\\.bzs of the module is damaged: .+'],
] as const;

test('damaged files of packages are reported with their name and a remedy, and the build continues', async () => {
  const named = join(imports, 'named');
  for (const { folder, checksums } of Object.values(dataPackages))
    for (const file of Object.keys(checksums)) {
      const path = join(named, folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '<damaged\n');
    }
  const packaged: readonly string[] = Object.values(packagedSources).map(({ code }) => code);
  const others = registry.map(({ code }) => code).filter((code) => !packaged.includes(code));
  vi.stubEnv('LEXICON_WITHOUT', others.join());
  vi.stubEnv('LEXICON_SOURCES', named);
  const { sources } = await readSources(() => {}, imports);
  const rows = new Map(sources.map(({ code, status, advice }) => [code, `${status}: ${advice}`]));
  for (const [code, reason] of damage)
    expect(rows.get(code)).toMatch(
      new RegExp(`^missing: .+ \\(.+ in ${named}/.+\\): ${reason}\\. Replace the files in ${named}/.+ with those of `),
    );
  expect(damage.map(([code]) => code).toSorted()).toEqual(packaged.toSorted());
});
