import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackMember, PackPiece } from '#data/offline/contract/packs.ts';
import { joinPage, type PageShell } from '#data/offline/packed-page.ts';
import { stripPlacements } from '../write-placements.ts';
import { assetLinks } from './pack-assets.ts';
import { splitPackedPage } from './page-frame.ts';
import type { MemberRecord, PreviousPack } from './previous-packs.ts';
import { compress, maxPieceBytes, sha256, writePieces, writePiece } from './pieces.ts';

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
  /** Records of the members, for the next build. */
  records: MemberRecord[];
}

type PackedPage = [frame: number, ...parts: string[]];

/** Pages that were read, to be compressed together. */
interface ReadMember {
  kind: 'read';
  pages: Map<string, string>;
  packed: Record<string, PackedPage>;
  frames: MemberRecord['frames'];
}

/** A member that is reused unchanged, without reading its pages. */
interface ReusedMember {
  kind: 'whole';
  record: MemberRecord;
  bytes: Buffer;
}

interface CompressedMember {
  record: MemberRecord;
  bytes: Buffer;
}

/** Path of a page or a data file in the built site. */
export function fileOf(output: string, urlPath: string): string {
  return join(output, urlPath.endsWith('.json') ? urlPath : `${urlPath}.html`);
}

/**
 * Packs pages into pieces of the built site. `groups` are URL paths sorted by code units. No member contains pages of
 * two groups. `before` is the same pack of another build. Each page that is read is unpacked again to check it. Throws
 * if the result differs.
 */
export async function packPages(
  output: string,
  groups: readonly string[][],
  before?: PreviousPack,
): Promise<PackedPages> {
  const frames = new Frames();
  const pieces: PackPiece[] = [];
  const members: PackMember[] = [];
  const records: MemberRecord[] = [];
  let buffered: Buffer[] = [];
  let size = 0;
  const endPiece = (): void => {
    if (size > 0) pieces.push(writePiece(output, Buffer.concat(buffered)));
    buffered = [];
    size = 0;
  };
  for await (const { record, bytes } of compressed(readMembers(output, groups, frames, before), frames, before)) {
    if (size + bytes.length > maxPieceBytes) endPiece();
    const { first, last } = record;
    members.push({ first, last, piece: pieces.length, start: size, end: size + bytes.length });
    records.push(record);
    buffered.push(bytes);
    size += bytes.length;
  }
  endPiece();
  const links = new Set([...records.flatMap((record) => record.links), ...assetLinks(frames.list.flat().join(''))]);
  return { frames: writePieces(output, await compress(JSON.stringify(frames.list))), pieces, members, links, records };
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

  /** Whether the list consists of exactly the first `count` of these frames, in order. */
  isAt(count: number, others: readonly PageShell[]): boolean {
    return (
      this.list.length === count &&
      others.slice(0, count).every((frame, at) => this.#numbers.get(frame.join('\0')) === at)
    );
  }
}

function* readMembers(
  output: string,
  groups: readonly string[][],
  frames: Frames,
  before: PreviousPack | undefined,
): Generator<ReadMember | ReusedMember> {
  for (const group of groups) {
    for (let at = 0; at < group.length;) {
      const reusable = before && findReusable(group, at, frames, before);
      const read = reusable ? undefined : readMember(output, group, at, frames);
      const member = reusable ?? read;
      if (member) yield member;
      at += reusable?.record.count ?? read?.pages.size ?? group.length;
    }
  }
}

/**
 * The previous member that starts here, if it would be the same again: all its pages are unchanged, and so is the page
 * after them, which might otherwise be added to it.
 */
function findReusable(
  group: readonly string[],
  at: number,
  frames: Frames,
  { bytesOf, recordOf, isSame, frames: framesBefore }: PreviousPack,
): ReusedMember | undefined {
  const record = recordOf(group[at] ?? '');
  if (!record) return undefined;
  const end = at + record.count;
  const next = group[end];
  const [had, has] = record.frames;
  const isReusable =
    group[end - 1] === record.last &&
    group.slice(at, end + 1).every(isSame) &&
    (next === undefined || recordOf(next) !== undefined) &&
    has <= framesBefore.length &&
    frames.isAt(had, framesBefore);
  const bytes = isReusable ? bytesOf(record.first) : undefined;
  if (!bytes || sha256(bytes) !== record.sha256) return undefined;
  for (const frame of framesBefore.slice(had, has)) frames.numberOf(frame);
  return { kind: 'whole', record, bytes };
}

/** The pages of one member, starting here; `undefined` if they are empty. */
function readMember(output: string, group: readonly string[], at: number, frames: Frames): ReadMember | undefined {
  const had = frames.list.length;
  const pages: ReadMember['pages'] = new Map();
  const packed: ReadMember['packed'] = {};
  let length = 0;
  for (const urlPath of group.slice(at)) {
    const bytes = readFileSync(fileOf(output, urlPath));
    // Invalid UTF-8 would differ after unpacking.
    if (!isUtf8(bytes)) throw notItself(urlPath);
    // A reused page may contain placements.
    const page = stripPlacements(bytes.toString());
    const { frame, parts } = splitPackedPage(page, urlPath);
    const text = parts.reduce((sum, part) => sum + part.length, 0);
    if (length > 0 && length + text > memberText) break;
    pages.set(urlPath, page);
    packed[urlPath] = [frames.numberOf(frame), ...parts];
    length += text;
  }
  return length > 0 ? { kind: 'read', pages, packed, frames: [had, frames.list.length] } : undefined;
}

/** Yields members in order, while the next ones are read and compressed. */
async function* compressed(
  members: Iterable<ReadMember | ReusedMember>,
  frames: Frames,
  before: PreviousPack | undefined,
): AsyncGenerator<CompressedMember> {
  const begun: Promise<CompressedMember>[] = [];
  for (const member of members) {
    const one = member.kind === 'whole' ? Promise.resolve(member) : compressMember(member, frames, before);
    // It is awaited in its turn. Until then this avoids an unhandled rejection.
    one.catch(() => undefined);
    begun.push(one);
    const first = begun.length < atOnce ? undefined : begun.shift();
    if (first) yield await first;
  }
  yield* begun;
}

async function compressMember(
  { pages, packed, frames: [had, has] }: ReadMember,
  frames: Frames,
  before: PreviousPack | undefined,
): Promise<CompressedMember> {
  const text = JSON.stringify(packed);
  const urlPaths = [...pages.keys()];
  const first = urlPaths[0] ?? '';
  const previous = before?.bytesOf(first);
  const isUnchanged = previous !== undefined && containsText(previous, text);
  const bytes = isUnchanged ? previous : await compress(text);
  verifyPages(pages, isUnchanged ? packed : openMember(bytes), frames.list);
  const links = new Set(Object.values(packed).flatMap(([, ...parts]) => parts.flatMap(assetLinks)));
  const record = {
    first,
    last: urlPaths.at(-1) ?? '',
    count: pages.size,
    frames: [had, has] satisfies MemberRecord['frames'],
    links: [...links],
    sha256: sha256(bytes),
  };
  return { record, bytes };
}

/** Whether the bytes are this text compressed. False if they are damaged. */
function containsText(bytes: Uint8Array, text: string): boolean {
  try {
    return gunzipSync(bytes).toString() === text;
  } catch {
    return false;
  }
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
    `${urlPath} does not come out of its pack as it is in the built site: see scripts/pages/packs/page-frame.ts for how it is cut`,
  );
}
