import { gunzipSync } from 'fflate';
import type { Pack, PackMember, PackPiece } from '#data/contract/packs.ts';
import { cacheNames, packRecords } from './cache-names.ts';

export { cacheNames };

/** A pack as it was installed, with the build that it was made in. */
export interface InstalledPack extends Pack {
  build: string;
}

/** Whole packs alone: a pack is installed by its record, which is written last. */
export async function installedPacks(): Promise<InstalledPack[]> {
  const cache = await caches.open(cacheNames.packs);
  const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(packRecords));
  return Promise.all(records.map(async (record) => (await (await cache.match(record))?.json()) as InstalledPack));
}

/** `undefined` where it is not installed, or not wholly. */
export async function installedPack(name: string): Promise<InstalledPack | undefined> {
  const cache = await caches.open(cacheNames.packs);
  return (await (await cache.match(packRecords + name))?.json()) as InstalledPack | undefined;
}

/** The last step of a download, and of an update: the pack of the same name that stood before is replaced by it. */
export async function recordPack(pack: InstalledPack): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  await cache.put(packRecords + pack.name, Response.json(pack));
}

/** Forgets a pack, then removes the files that no other pack has. `spared` are those of downloads that are not whole yet. */
export async function removePack(name: string, spared: readonly string[] = []): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  await cache.delete(packRecords + name);
  await removeUnused(spared);
}

/** Removes the files that no installed pack has, and that are not `spared`. */
export async function removeUnused(spared: readonly string[] = []): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  const used = new Set([...spared, ...(await installedPacks()).flatMap(packFiles)]);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(paths.filter((path) => !path.startsWith(packRecords) && !used.has(path)).map((path) => cache.delete(path)));
}

export function packPieces({ frames, pieces, search }: Pack): PackPiece[] {
  return [...frames, ...pieces, ...(search ? [...search.text, ...search.dictionary] : [])];
}

/** Addresses of everything that is fetched for a pack. */
export function packFiles(pack: Pack): string[] {
  return [...packPieces(pack), ...pack.assets].map(({ path }) => path);
}

/** What a list of pieces holds when put together and decompressed. Throws where one is gone or damaged. */
export async function readPieces(pieces: readonly PackPiece[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await Promise.all(pieces.map(readWhole));
  return gunzipSync(new Uint8Array(await new Blob(parts).arrayBuffer())) as Uint8Array<ArrayBuffer>;
}

/** Unpacking does not notice every change of a byte, so the hash is looked at again. */
async function readWhole(piece: PackPiece): Promise<ArrayBuffer> {
  const bytes = await (await readPiece(piece)).arrayBuffer();
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (digits !== piece.sha256) throw new Error(`${piece.path} on this device is damaged`);
  return bytes;
}

async function readPiece({ path }: PackPiece): Promise<Blob> {
  const response = await (await caches.open(cacheNames.packs)).match(path);
  if (!response) throw new Error(`${path} is not on this device any more`);
  return response.blob();
}

/** The page as it stands in the pack; `undefined` where the pack does not have it. Throws as {@link readPieces} does. */
export async function readPackedPage(pack: Pack, path: string): Promise<string | undefined> {
  const member = memberOf(pack, path);
  const piece = member && pack.pieces[member.piece];
  if (!piece) return undefined;
  const bytes = await (await readPiece(piece)).slice(member.start, member.end).arrayBuffer();
  const pages = parseJson(gunzipSync(new Uint8Array(bytes))) as Record<string, [frame: number, ...parts: string[]]>;
  const page = pages[path];
  if (!page) return undefined;
  const [number, ...parts] = page;
  const frame = (await readFrames(pack))[number] ?? [];
  return frame.map((text, at) => text + (parts[at] ?? '')).join('');
}

function memberOf({ members }: Pack, path: string): PackMember | undefined {
  const member = members.findLast(({ first }) => first <= path);
  return member && path <= member.last ? member : undefined;
}

const framesOf = new Map<string, Promise<string[][]>>();

function readFrames({ version, frames }: Pack): Promise<string[][]> {
  const known = framesOf.get(version);
  if (known) return known;
  const read = readPieces(frames).then((bytes) => parseJson(bytes) as string[][]);
  framesOf.set(version, read);
  read.catch(() => framesOf.delete(version));
  return read;
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
