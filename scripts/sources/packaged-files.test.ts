import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPackaged, locatePackaged, type MachineFolders, type PackagedFiles } from './packaged-files.ts';

let folder: string;
let folders: MachineFolders;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  folders = { copies: join(folder, 'copies'), shares: [join(folder, 'share')] };
  mkdirSync(join(folder, 'bin'));
  vi.stubEnv('PATH', `${join(folder, 'bin')}:/usr/bin:/bin`);
  vi.stubEnv('LEXICON_SOURCES', '');
  vi.stubEnv('SWORD_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const master: PackagedFiles = { name: 'The master file', from: 'bibledit-cloud-data', files: ['sources/kjv.xml'] };
const quotations: PackagedFiles = {
  name: 'Quotations',
  from: 'bibledit-cloud-data',
  files: ['related/ot-quotations-in-nt.xml'],
};

function program(name: string, script: string): void {
  const path = join(folder, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Programs that "download" a package of version 9.1 with the master file, and write a line for each download. */
function fakeApt(): void {
  program('apt-get', `echo "$@" >> ${folder}/calls\nfor name; do :; done\necho deb > "\${name}_9.1-2_all.deb"`);
  program(
    'dpkg',
    `mkdir -p unpacked/usr/share/bibledit-cloud/sources && cd unpacked/usr/share/bibledit-cloud && echo '<osis/>' > sources/kjv.xml && echo x > other`,
  );
}

function place(share: string, content: string): void {
  const path = join(share, 'bibledit-cloud', 'sources');
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'kjv.xml'), content);
}

test('downloads a package once for two sources, and stores only the files that sources read', async () => {
  fakeApt();
  const [found, missing] = await Promise.allSettled([findPackaged(master, folders), findPackaged(quotations, folders)]);
  expect(found).toMatchObject({ value: { origin: 'Debian bibledit-cloud-data 9.1-2' } });
  expect(missing).toMatchObject({
    reason: {
      name: 'SourceMissingError',
      message: expect.stringMatching(
        /^The package bibledit-cloud-data of this system has no related\/ot-quotations-in-nt\.xml, which Quotations is read from\. Connect/,
      ),
    },
  });
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1);
  expect(readdirSync(folders.copies)).toEqual(['bibledit-cloud-data']);
  expect(readdirSync(join(folders.copies, 'bibledit-cloud-data')).sort()).toEqual(['fetched.json', 'sources']);
  // Nothing is downloaded again.
  rmSync(join(folder, 'calls'));
  await findPackaged(master, folders);
  expect(existsSync(join(folder, 'calls'))).toBe(false);
});

test('rejects a downloaded copy that changed, with a remedy', async () => {
  fakeApt();
  await findPackaged(master, folders);
  const copy = join(folders.copies, 'bibledit-cloud-data');
  writeFileSync(join(copy, 'sources/kjv.xml'), '<osis');
  await expect(findPackaged(master, folders)).rejects.toThrow(
    `${copy} differs from what was downloaded. Delete ${copy} and run "npm start" again to download it again.`,
  );
});

const failures: [what: string, script: string | undefined, reason: string][] = [
  ['without apt-get', undefined, 'this system has no apt-get'],
  ['without a network', 'echo "E: no network" >&2; exit 100', 'apt-get could not download it'],
  ['with a full disk', 'echo "E: write (28: No space left on device)" >&2; exit 100', 'the disk is full'],
];
test.each(failures)('says in one sentence what to do %s', async (_what, script, reason) => {
  if (script === undefined) vi.stubEnv('PATH', join(folder, 'bin'));
  else program('apt-get', script);
  await expect(findPackaged(master, folders)).rejects.toThrow(
    `The master file could not be downloaded (${reason}). Connect to the network, or install the Debian or Ubuntu package ` +
      'bibledit-cloud-data, or unpack it with "dpkg -x" and name the folder in LEXICON_SOURCES. Then run "npm run library" and "npm start".',
  );
  expect(readdirSync(folders.copies)).toEqual([]);
});

test.each([
  ['truncated', 'echo "dpkg-deb: error: archive is truncated" >&2; exit 2', 'dpkg could not unpack it'],
  ['too large for the disk', 'echo "dpkg-deb: error: No space left on device" >&2; exit 2', 'the disk is full'],
])('leaves nothing of a package that is %s', async (_what, script, reason) => {
  fakeApt();
  program('dpkg', script);
  await expect(findPackaged(master, folders)).rejects.toThrow(`The master file could not be downloaded (${reason}).`);
  expect(readdirSync(folders.copies)).toEqual([]);
});

test('accepts files of another version in a named folder, and says where they are from', async () => {
  place(join(folder, 'named'), '<osis other/>');
  vi.stubEnv('LEXICON_SOURCES', join(folder, 'named'));
  expect(await findPackaged(master, folders)).toMatchObject({
    origin: `bibledit-cloud-data in ${join(folder, 'named', 'bibledit-cloud')}`,
    remedy: expect.stringContaining('with those of the Debian package bibledit-cloud-data 5.0.992-4.'),
  });
});

test('prefers a named folder, then an installed package, then the downloaded copy', () => {
  expect(locatePackaged(master, folders)).toBeUndefined();
  place(join(folder, 'share'), 'installed');
  expect(locatePackaged(master, folders)).toBe(join(folder, 'share', 'bibledit-cloud'));
  place(join(folder, 'named', 'usr', 'share'), 'named');
  vi.stubEnv('LEXICON_SOURCES', `${join(folder, 'absent')}:${join(folder, 'named')}`);
  expect(locatePackaged(master, folders)).toBe(join(folder, 'named', 'usr', 'share', 'bibledit-cloud'));
});
