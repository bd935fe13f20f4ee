import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { filesChecksum } from './checksum.ts';
import { sourcesFolder } from './source-paths.ts';
import { fetchModule } from './sword-fetch.ts';
import type { LocatedSource, SourceFile } from './source.ts';
import { SwordDamagedError } from '#data/imports/sword/ztext.ts';

export const swordModule = 'engKJV2006eb';
const fetchedFolder = join(sourcesFolder, 'sword');

/** Stored with a downloaded copy, to distinguish later damage from a different release. */
const recordName = 'fetched.json';

interface FetchRecord {
  origin: string;
  checksum: string;
}

const moduleFiles = ['ot', 'nt'].flatMap((testament) =>
  ['bzs', 'bzv', 'bzz'].map((ending) => `${testament}.${ending}`),
);

/** Folders where SWORD programs store modules, with the downloaded copy last. */
function searchPath(): string[] {
  const named = process.env.SWORD_PATH?.split(':').filter((path) => path !== '') ?? [];
  return [...named, join(homedir(), '.sword'), '/usr/share/sword', '/usr/local/share/sword', fetchedFolder];
}

function dataFolder(swordFolder: string): string {
  return join(swordFolder, 'modules', 'texts', 'ztext', swordModule);
}

/** The folder of an existing copy of the module, without downloading anything. */
export function locateSword(): string | undefined {
  return searchPath().find((folder) => moduleFiles.every((file) => existsSync(join(dataFolder(folder), file))));
}

export function watchSword(): string[] {
  const folder = locateSword();
  if (!folder) return [];
  return moduleFiles.map((file) => join(dataFolder(folder), file));
}

/**
 * The module's files, from the machine or downloaded. Throws `SourceMissingError`, or {@link SwordDamagedError} for a broken
 * copy.
 */
export async function findSword(): Promise<LocatedSource> {
  const here = locateSword();
  if (here) return locateModule(here);
  await fetchModule(swordModule, fetchedFolder, recordFetch);
  return locateModule(fetchedFolder);
}

/** Runs before the copy is moved to its final folder, so that every downloaded copy has its record. */
function recordFetch(swordFolder: string, origin: string): void {
  const record: FetchRecord = { origin, checksum: filesChecksum(readFiles(swordFolder)) };
  writeFileSync(join(swordFolder, recordName), `${JSON.stringify(record, null, 2)}\n`);
}

/** Throws if a downloaded copy differs from what was downloaded. */
export function locateModule(swordFolder: string): LocatedSource {
  const files = readFiles(swordFolder);
  const displayedPath = relativeToRoot(swordFolder);
  const remedy = `Delete ${displayedPath} and run "npm start" again to download it again.`;
  const recordPath = join(swordFolder, recordName);
  if (!existsSync(recordPath)) {
    const ownRemedy = swordFolder === fetchedFolder ? remedy : `Install the module in ${displayedPath} again.`;
    return { origin: `SWORD module ${swordModule} in ${displayedPath}`, files, remedy: ownRemedy };
  }
  const record: FetchRecord = JSON.parse(readFileSync(recordPath, 'utf8'));
  if (filesChecksum(files) !== record.checksum) {
    throw new SwordDamagedError(
      displayedPath,
      `its checksum differs from the one recorded when it was downloaded. ${remedy}`,
    );
  }
  return { origin: record.origin, files, remedy };
}

function readFiles(swordFolder: string): SourceFile[] {
  return moduleFiles.map((name) => ({ name, bytes: readFileSync(join(dataFolder(swordFolder), name)) }));
}

function relativeToRoot(path: string): string {
  const inside = relative(join(sourcesFolder, '..', '..'), path);
  return inside.startsWith('..') ? path : inside;
}
