import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countOccurrences } from '#data/dictionary/count-occurrences.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { locatePackaged } from '../sources/packaged-files.ts';
import { fetchModule } from '../sources/sword-fetch.ts';
import { locateSword, locateModule, swordModule } from '../sources/sword-locate.ts';
import { buildLibrary } from './build.ts';
import { libraryFingerprint } from './library-fingerprint.ts';
import { phraseTexts } from './phrase-rows.ts';
import { readSources } from './read-sources.ts';

const previous = 'the library in use';
const withoutTexts = 'kjv-master, engKJV2006eb, web, engWEB2015eb, spaRV1909eb';
/** What these tests do not look at, and what takes a third of the time. */
const withoutMore = 'treasury, morphgnt, abbott-smith, related-passages';
let folder = '';
let target = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
  target = join(folder, 'library.sqlite');
  writeFileSync(target, previous);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a build names the assertion that fails, and leaves the library in use unchanged', async () => {
  vi.stubEnv('LEXICON_WITHOUT', `${withoutTexts}, ${withoutMore}, strongs-greek, kjv, wlc, sblgnt, hebrew-lexicon`);
  await expect(buildLibrary({ target })).rejects.toThrow(
    /"all Greek entries": there are 0 instead of 5523.*is unchanged/,
  );
  expect(readFileSync(target, 'utf8')).toBe(previous);
  expect(readdirSync(folder)).toEqual(['library.sqlite']);
});

// A build and the beginning of one, which takes a minute on a shared machine.
test('a killed build leaves the library in use unchanged and does not disturb the next one', async () => {
  const code = `import { buildLibrary } from ${JSON.stringify(join(import.meta.dirname, 'build.ts'))};
    await buildLibrary({ target: ${JSON.stringify(target)}, onProgress: ({ stage }) => console.log(stage) });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // With one short text, it starts to write after three seconds instead of thirteen.
    env: { ...process.env, LEXICON_WITHOUT: `${withoutTexts}, ${withoutMore}, kjv, wlc` },
  });
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('Writing verses')) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  expect(readFileSync(target, 'utf8')).toBe(previous);
  expect(existsSync(`${target}.next`)).toBe(true);

  vi.stubEnv('LEXICON_WITHOUT', `${withoutTexts}, ${withoutMore}, kjv`);
  const { missing } = await buildLibrary({ target });
  expect(missing[0]).toMatchObject({ code: 'kjv-master', advice: expect.stringContaining('LEXICON_WITHOUT') });
  expect(readdirSync(folder)).toEqual(['library.sqlite']);
  const db = new Database(target, { readonly: true });
  // The site then shows the Hebrew text's own tags.
  expect(db.prepare("SELECT status FROM sources WHERE code = 'engKJV2006eb'").pluck().get()).toBe('missing');
  expect(db.prepare('SELECT group_concat(code ORDER BY id) FROM versions').pluck().get()).toBe('wlc,sblgnt');
  expect(db.prepare('SELECT count(*) FROM renderings').pluck().get()).toBe(0);
  expect(db.prepare("SELECT gloss FROM entries WHERE number = 'H1'").pluck().get()).toBe('father');
  expect(db.prepare("SELECT total FROM occurrences WHERE number = 'H7225' AND version = 'wlc'").pluck().get()).toBe(51);
  db.close();
});

// A build does not fetch the module if the master file is there. A copy in data/sources would count as a new source: the
// next start in this folder would build the library again.
const downloads = mkdtempSync(join(tmpdir(), 'sword-'));
afterAll(() => rmSync(downloads, { recursive: true }));
const installed = locateSword() ?? (await fetchSword());

function fetchSword(): Promise<string | undefined> {
  const fetched = join(downloads, 'sword');
  return fetchModule(swordModule, fetched, () => undefined).then(
    () => fetched,
    () => undefined,
  );
}

test.skipIf(!installed)('a truncated module stops the build, with its name and a remedy', async () => {
  cpSync(installed ?? '', join(folder, 'sword'), { recursive: true });
  truncateSync(join(folder, 'sword', 'modules', 'texts', 'ztext', 'engKJV2006eb', 'nt.bzz'), 100_000);
  rmSync(join(folder, 'sword', 'fetched.json'), { force: true });
  vi.stubEnv('SWORD_PATH', join(folder, 'sword'));
  vi.stubEnv('LEXICON_WITHOUT', `kjv-master, strongs-hebrew, strongs-greek, wlc, sblgnt, ${withoutMore}`);
  await expect(readSources(() => {})).rejects.toThrow(
    /nt\.bzz .*damaged: block \d+ should end at byte.*Install the module .* again/,
  );
});

const master = locatePackaged({ name: '', from: 'bibledit-cloud-data', files: ['sources/kjv.xml'] });

test.skipIf(!master || !installed)(
  'a master file that ends early is reported, and the module replaces it',
  async () => {
    const sources = join(folder, 'named', 'bibledit-cloud', 'sources');
    mkdirSync(sources, { recursive: true });
    cpSync(join(master ?? '', 'sources/kjv.xml'), join(sources, 'kjv.xml'));
    truncateSync(join(sources, 'kjv.xml'), 20_000);
    vi.stubEnv('LEXICON_SOURCES', join(folder, 'named'));
    vi.stubEnv('SWORD_PATH', installed);
    vi.stubEnv(
      'LEXICON_WITHOUT',
      `strongs-hebrew, strongs-greek, web, sblgnt, engWEB2015eb, spaRV1909eb, hebrew-lexicon, ${withoutMore}`,
    );
    const { sources: rows, versions } = phraseTexts(await readSources(() => {}));
    expect(rows.find(({ code }) => code === 'kjv-master')).toMatchObject({
      status: 'missing',
      advice: expect.stringMatching(
        /^King James Version with Greek \(CrossWire\) \(.*named.*\): sources\/kjv\.xml.*\d+.*\. Replace the files in .*named/,
      ),
    });
    expect(versions.map(({ about, source }) => `${about.code} ${source}`)).toEqual([
      'kjv_strongs engKJV2006eb',
      'wlc wlc',
    ]);
    // As the tags of the module were counted before the master file was read.
    const counts = countOccurrences(versions[0]?.verses ?? []);
    expect(['H430', 'H7225', 'G26', 'G622'].map((number) => counts.get(number as EntryNumber)?.total)).toEqual([
      2605, 50, 116, 92,
    ]);
  },
);

test.skipIf(!installed)('rejects a downloaded copy whose checksum differs', () => {
  cpSync(installed ?? '', join(folder, 'sword'), { recursive: true });
  writeFileSync(join(folder, 'sword', 'fetched.json'), JSON.stringify({ origin: 'Debian', checksum: 'other' }));
  expect(() => locateModule(join(folder, 'sword'))).toThrow(
    /checksum differs from the one recorded.*Delete .*sword and run "npm start" again/,
  );
});

test('checks quickly whether the library is current', () => {
  const first = libraryFingerprint();
  const began = process.cpuUsage();
  expect(libraryFingerprint()).toBe(first);
  // This takes a tenth of a second of a processor. Reading all sources takes ten seconds.
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
  vi.stubEnv('LEXICON_WITHOUT', 'web');
  expect(libraryFingerprint()).not.toBe(first);
});
