import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackMember, PackPiece } from '#data/offline/contract/packs.ts';
import { joinPage, type PageShell } from '#data/offline/packed-page.ts';
import { assetLinks } from './pack-assets.ts';
import { splitPackedPage } from './page-frame.ts';
import { compress, maxPieceBytes, writePieces, writePiece } from './pieces.ts';

/**
 * Characters of the pages that are compressed together: about 50 entries or 16 chapters. Opening a member takes 2 ms on
 * a fast machine for any content. Twice as many would save 2 % of the bytes, half as many would cost 4 %.
 */
const memberText = 320_000;
/** Members that are compressed in parallel, on the machine's threads. */
const atOnce = 8;

export interface PackedPages {
  frames: PackPiece[];
  pieces: PackPiece[];
  members: PackMember[];
  /** Scripts and fonts that the pages link to. */
  links: Set<string>;
}

type PackedPage = [frame: number, ...parts: string[]];

/** Pages that are compressed together. */
interface ReadMember {
  pages: Map<string, string>;
  packed: Record<string, PackedPage>;
}

interface CompressedMember {
  first: string;
  last: string;
  bytes: Buffer;
  links: string[];
}

/** Path of a page or a data file in the built site. */
export function fileOf(output: string, urlPath: string): string {
  return join(output, urlPath.endsWith('.json') ? urlPath : `${urlPath}.html`);
}

/**
 * Packs pages into pieces of the built site. `groups` are URL paths sorted by code units. No member contains pages of
 * two groups. Each page is unpacked again to check it. Throws if the result differs.
 */
export async function packPages(output: string, groups: readonly string[][]): Promise<PackedPages> {
  const frames = new Frames();
  const pieces: PackPiece[] = [];
  const members: PackMember[] = [];
  const links = new Set<string>();
  let buffered: Buffer[] = [];
  let size = 0;
  const endPiece = (): void => {
    if (size > 0) pieces.push(writePiece(output, Buffer.concat(buffered)));
    buffered = [];
    size = 0;
  };
  for await (const member of compressed(readMembers(output, groups, frames), frames)) {
    const { first, last, bytes } = member;
    if (size + bytes.length > maxPieceBytes) endPiece();
    members.push({ first, last, piece: pieces.length, start: size, end: size + bytes.length });
    for (const link of member.links) links.add(link);
    buffered.push(bytes);
    size += bytes.length;
  }
  endPiece();
  for (const link of assetLinks(frames.list.flat().join(''))) links.add(link);
  return { frames: writePieces(output, await compress(JSON.stringify(frames.list))), pieces, members, links };
}

/** The different frames of a pack, in the order of their first page. */
class Frames {
  readonly list: PageShell[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(frame: PageShell): number {
    const key = frame.join('\0');
    const number = this.#numbers.get(key) ?? this.list.push(frame) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

function* readMembers(output: string, groups: readonly string[][], frames: Frames): Generator<ReadMember> {
  for (const group of groups) {
    for (let at = 0; at < group.length;) {
      const member = readMember(output, group, at, frames);
      if (member.pages.size > 0) yield member;
      at += member.pages.size || group.length;
    }
  }
}

/** The pages of one member, starting here. Has no pages if they are empty. */
function readMember(output: string, group: readonly string[], at: number, frames: Frames): ReadMember {
  const pages: ReadMember['pages'] = new Map();
  const packed: ReadMember['packed'] = {};
  let length = 0;
  for (const urlPath of group.slice(at)) {
    const bytes = readFileSync(fileOf(output, urlPath));
    // Invalid UTF-8 would differ after unpacking.
    if (!isUtf8(bytes)) throw notItself(urlPath);
    const page = bytes.toString();
    const { frame, parts } = splitPackedPage(page, urlPath);
    const text = parts.reduce((sum, part) => sum + part.length, 0);
    if (length > 0 && length + text > memberText) break;
    pages.set(urlPath, page);
    packed[urlPath] = [frames.numberOf(frame), ...parts];
    length += text;
  }
  return length > 0 ? { pages, packed } : { pages: new Map(), packed: {} };
}

/** Yields members in order, while the next ones are read and compressed. */
async function* compressed(members: Iterable<ReadMember>, frames: Frames): AsyncGenerator<CompressedMember> {
  const begun: Promise<CompressedMember>[] = [];
  for (const member of members) {
    const one = compressMember(member, frames);
    // It is awaited in its turn. Until then this avoids an unhandled rejection.
    one.catch(() => undefined);
    begun.push(one);
    const first = begun.length < atOnce ? undefined : begun.shift();
    if (first) yield await first;
  }
  yield* begun;
}

async function compressMember({ pages, packed }: ReadMember, frames: Frames): Promise<CompressedMember> {
  const urlPaths = [...pages.keys()];
  const bytes = await compress(JSON.stringify(packed));
  verifyPages(pages, openMember(bytes), frames.list);
  const links = new Set(Object.values(packed).flatMap(([, ...parts]) => parts.flatMap(assetLinks)));
  return { first: urlPaths[0] ?? '', last: urlPaths.at(-1) ?? '', bytes, links: [...links] };
}

function openMember(bytes: Uint8Array): ReadMember['packed'] {
  return JSON.parse(gunzipSync(bytes).toString()) as ReadMember['packed'];
}

function verifyPages(pages: ReadMember['pages'], packed: ReadMember['packed'], frames: readonly PageShell[]): void {
  for (const [urlPath, page] of pages) {
    const [number, ...parts] = packed[urlPath] ?? [-1];
    const frame = frames[number];
    if (!frame || joinPage(frame, parts, urlPath) !== page) {
      throw notItself(urlPath);
    }
  }
}

function notItself(urlPath: string): Error {
  return new Error(
    `${urlPath} differs between its pack and the built site. scripts/pages/packs/page-frame.ts splits the pages`,
  );
}
