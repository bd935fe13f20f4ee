import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { filesChecksum } from './checksum.ts';
import { sourcesFolder } from './paths.ts';
import { fetchModule } from './sword-fetch.ts';
import type { FoundSource, SourceFile } from './source.ts';
import { SwordDamaged } from './sword-ztext.ts';

export const swordModule = 'engKJV2006eb';
export const fetchedFolder = join(sourcesFolder, 'sword');

/** Written beside a fetched copy, so that damage done later is told from another release. */
const recordName = 'fetched.json';

interface FetchRecord {
  origin: string;
  checksum: string;
}

const moduleFiles = ['ot', 'nt'].flatMap((testament) => ['bzs', 'bzv', 'bzz'].map((ending) => `${testament}.${ending}`));

/** Folders that SWORD programs keep modules in, the copy fetched before last. */
function searchPath(): string[] {
  const named = process.env.SWORD_PATH?.split(':').filter((path) => path !== '') ?? [];
  return [...named, join(homedir(), '.sword'), '/usr/share/sword', '/usr/local/share/sword', fetchedFolder];
}

function dataFolder(swordFolder: string): string {
  return join(swordFolder, 'modules', 'texts', 'ztext', swordModule);
}

/** Where the module would be looked for without fetching anything. */
export function locateSword(): string | undefined {
  return searchPath().find((folder) => moduleFiles.every((file) => existsSync(join(dataFolder(folder), file))));
}

export function watchSword(): string[] {
  const folder = locateSword();
  if (!folder) return [];
  return moduleFiles.map((file) => join(dataFolder(folder), file));
}

/** The module's files, from the machine or fetched. Throws `SourceMissing`, or {@link SwordDamaged} for a broken copy. */
export async function findSword(): Promise<FoundSource> {
  const here = locateSword();
  if (here) return readModule(here);
  mkdirSync(sourcesFolder, { recursive: true });
  const origin = await fetchModule(swordModule, fetchedFolder);
  const found = readModule(fetchedFolder, origin);
  const record: FetchRecord = { origin, checksum: filesChecksum(found.files) };
  writeFileSync(join(fetchedFolder, recordName), `${JSON.stringify(record, null, 2)}\n`);
  return found;
}

function readModule(swordFolder: string, origin?: string): FoundSource {
  const files: SourceFile[] = moduleFiles.map((name) => ({ name, bytes: readFileSync(join(dataFolder(swordFolder), name)) }));
  const recordPath = join(swordFolder, recordName);
  if (swordFolder !== fetchedFolder || origin !== undefined || !existsSync(recordPath)) {
    return { origin: origin ?? `SWORD module ${swordModule} in ${relativeToRoot(swordFolder)}`, files };
  }
  const record: FetchRecord = JSON.parse(readFileSync(recordPath, 'utf8'));
  if (filesChecksum(files) !== record.checksum) {
    throw new SwordDamaged(`The copy of ${swordModule} in data/sources/sword`, 'its checksum is not the one recorded when it was fetched');
  }
  return { origin: record.origin, files };
}

function relativeToRoot(path: string): string {
  const inside = relative(join(sourcesFolder, '..', '..'), path);
  return inside.startsWith('..') ? path : inside;
}
