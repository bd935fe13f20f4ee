import { gunzipSync } from 'fflate';
import type { Pack, PackFile, PackMember, PackPiece } from '#data/offline/contract/packs.ts';
import { joinPage } from '#data/offline/packed-page.ts';
import { cacheNames, packRecords } from './cache-names.ts';
import { isIntact } from './is-intact.ts';

/** An installed pack with the build that it belongs to. */
export interface InstalledPack extends Pack {
  build: string;
}

/** Downloads in progress or stopped. Their files are not removed. */
const begunFolder = '/packs/begun/';
const isRecord = (path: string): boolean => path.startsWith(packRecords) || path.startsWith(begunFolder);

/** Returns complete packs only: a pack is installed by its record, which is written last. */
export async function installedPacks(): Promise<InstalledPack[]> {
  return readRecords(packRecords);
}

export async function begunPacks(): Promise<InstalledPack[]> {
  return readRecords(begunFolder);
}

async function readRecords(folder: string): Promise<InstalledPack[]> {
  const cache = await caches.open(cacheNames.packs);
  const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  const packs = await Promise.all(records.map(async (record) => readRecord(await cache.match(record))));
  return packs.filter((each) => each !== undefined);
}

/** Returns `undefined` if it was removed in the meantime or is invalid, so that it does not affect other packs. */
async function readRecord(response: Response | undefined): Promise<InstalledPack | undefined> {
  const record: unknown = await response?.json().catch(() => undefined);
  return isInstalledPack(record) ? record : undefined;
}

function isInstalledPack(record: unknown): record is InstalledPack {
  if (typeof record !== 'object' || record === null) return false;
  const lists = ['covers', 'frames', 'pieces', 'members', 'assets'] satisfies (keyof InstalledPack)[];
  return lists.every((name) => name in record && Array.isArray((record as Record<string, unknown>)[name]));
}

/** The first step of a download. */
export async function startPack(pack: InstalledPack): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  await cache.put(begunFolder + pack.name, Response.json(pack));
}

/** Returns `undefined` if the pack is not installed or is incomplete. */
export async function installedPack(name: string): Promise<InstalledPack | undefined> {
  const cache = await caches.open(cacheNames.packs);
  return readRecord(await cache.match(packRecords + name));
}

/** The last step of a download or update: replaces an earlier pack with the same name. */
export async function recordPack(pack: InstalledPack): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  await cache.put(packRecords + pack.name, Response.json(pack));
  await cache.delete(begunFolder + pack.name);
}

/** Deletes the records of a pack, then the files that no other pack needs. */
export async function removePack(name: string): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  await cache.delete(packRecords + name);
  await cache.delete(begunFolder + name);
  await removeUnused();
}

/** Deletes the files that no started or installed pack needs. */
export async function removeUnused(): Promise<void> {
  const cache = await caches.open(cacheNames.packs);
  const used = new Set(
    [...(await installedPacks()), ...(await begunPacks())].flatMap(packFiles).map(({ path }) => path),
  );
  const paths = await storedPaths();
  await Promise.all([...paths].filter((path) => !isRecord(path) && !used.has(path)).map((path) => cache.delete(path)));
}

/** Returns the paths of everything in the cache of packs. */
export async function storedPaths(): Promise<Set<string>> {
  const cache = await caches.open(cacheNames.packs);
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

function packPieces({ frames, pieces, search }: Pack): PackPiece[] {
  return [...frames, ...pieces, ...(search ? [...search.text, ...search.dictionary] : [])];
}

/** Returns all files of a pack without duplicates. */
export function packFiles(pack: Pack): PackFile[] {
  return [...new Map([...packPieces(pack), ...pack.assets].map((file) => [file.path, file])).values()];
}

/** Joins and decompresses pieces. Throws if one is missing or damaged. */
export async function readStoredPieces(pieces: readonly PackPiece[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await Promise.all(pieces.map(readWhole));
  return gunzipSync(new Uint8Array(await new Blob(parts).arrayBuffer())) as Uint8Array<ArrayBuffer>;
}

/** Checks the hash again, because decompression does not detect every changed byte. */
async function readWhole(piece: PackPiece): Promise<ArrayBuffer> {
  const response = await (await caches.open(cacheNames.packs)).match(piece.path);
  if (!response) throw new Error(`${piece.path} is not on this device any more`);
  const bytes = await response.arrayBuffer();
  if (!(await isIntact(piece, bytes))) throw new Error(`${piece.path} on this device is damaged`);
  return bytes;
}

/**
 * Returns a page of the pack, or `undefined` if the pack does not have it. Throws the same errors as {@link
 * readPieces}.
 */
export async function readPackedPage(pack: Pack, path: string): Promise<string | undefined> {
  const member = findMember(pack, path);
  const piece = member && pack.pieces[member.piece];
  if (!piece) return undefined;
  const bytes = new Uint8Array(await readWhole(piece), member.start, member.end - member.start);
  const pages = parseJson(gunzipSync(bytes)) as Record<string, [frame: number, ...parts: string[]]>;
  const page = pages[path];
  if (!page) return undefined;
  const [number, ...parts] = page;
  const frame = (await readFrames(pack))[number] ?? [];
  return joinPage(frame, parts, path);
}

function findMember({ members }: Pack, path: string): PackMember | undefined {
  const member = members.findLast(({ first }) => first <= path);
  return member && path <= member.last ? member : undefined;
}

const framesByVersion = new Map<string, Promise<string[][]>>();

function readFrames({ version, frames }: Pack): Promise<string[][]> {
  const cached = framesByVersion.get(version);
  if (cached) return cached;
  const read = readStoredPieces(frames).then((bytes) => parseJson(bytes) as string[][]);
  framesByVersion.set(version, read);
  read.catch(() => framesByVersion.delete(version));
  return read;
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
