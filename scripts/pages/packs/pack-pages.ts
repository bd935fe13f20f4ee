import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackMember, PackPiece } from '#data/offline/contract/packs.ts';
import { joinPage, type Frame } from '#data/offline/packed-page.ts';
import { withoutNotices } from '../notices.ts';
import { assetLinks } from './pack-assets.ts';
import { cutPage } from './page-frame.ts';
import type { MemberRecord, PackBefore } from './packs-before.ts';
import { compress, mostPieceBytes, sha256, writeCut, writePiece } from './pieces.ts';

/**
 * Characters of the pages that are compressed as one: about 50 entries or 16 chapters. Opening one takes 2 ms on a fast
 * machine, whatever is in it; twice as many would save 2 % of the bytes, half as many cost 4 %.
 */
const memberText = 320_000;
/** Compressed at a time, on the threads that the machine has. */
const atOnce = 8;

export interface PackedPages {
  frames: PackPiece[];
  pieces: PackPiece[];
  members: PackMember[];
  /** Scripts and fonts that stand in the pages. */
  links: Set<string>;
  /** Of the members, for the build after this one. */
  records: MemberRecord[];
}

type PackedPage = [frame: number, ...parts: string[]];

/** Pages that were read, to be compressed as one. */
interface ReadMember {
  kind: 'read';
  pages: Map<string, string>;
  packed: Record<string, PackedPage>;
  frames: MemberRecord['frames'];
}

/** One whose pages nobody has to read: it is as it was. */
interface WholeMember {
  kind: 'whole';
  record: MemberRecord;
  bytes: Buffer;
}

interface CompressedMember {
  record: MemberRecord;
  bytes: Buffer;
}

/** Where a page or a data file lies in the built site. */
export function fileOf(output: string, address: string): string {
  return join(output, address.endsWith('.json') ? address : `${address}.html`);
}

/**
 * Packs pages into pieces of the built site. `groups` are addresses in the order of their code units, and no member has
 * addresses of two groups. `before` is the same pack of another build. Each page that is read is read back from its pack;
 * throws where one is not, letter for letter, what it was.
 */
export async function packPages(
  output: string,
  groups: readonly string[][],
  before?: PackBefore,
): Promise<PackedPages> {
  const frames = new Frames();
  const pieces: PackPiece[] = [];
  const members: PackMember[] = [];
  const records: MemberRecord[] = [];
  let held: Buffer[] = [];
  let size = 0;
  const endPiece = (): void => {
    if (size > 0) pieces.push(writePiece(output, Buffer.concat(held)));
    held = [];
    size = 0;
  };
  for await (const { record, bytes } of compressed(readMembers(output, groups, frames, before), frames, before)) {
    if (size + bytes.length > mostPieceBytes) endPiece();
    const { first, last } = record;
    members.push({ first, last, piece: pieces.length, start: size, end: size + bytes.length });
    records.push(record);
    held.push(bytes);
    size += bytes.length;
  }
  endPiece();
  const links = new Set([...records.flatMap((record) => record.links), ...assetLinks(frames.list.flat().join(''))]);
  return { frames: writeCut(output, await compress(JSON.stringify(frames.list))), pieces, members, links, records };
}

/** The different frames of a pack, in the order in which its pages come to them. */
class Frames {
  readonly list: Frame[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(frame: Frame): number {
    const key = frame.join('\0');
    const number = this.#numbers.get(key) ?? this.list.push(frame) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** Whether it has come to the first so many of these, in their order, and to no others. */
  isAt(count: number, others: readonly Frame[]): boolean {
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
  before: PackBefore | undefined,
): Generator<ReadMember | WholeMember> {
  for (const group of groups) {
    for (let at = 0; at < group.length;) {
      const whole = before && findWhole(group, at, frames, before);
      const read = whole ? undefined : readMember(output, group, at, frames);
      const member = whole ?? read;
      if (member) yield member;
      at += whole?.record.count ?? read?.pages.size ?? group.length;
    }
  }
}

/**
 * The member that begins here, where it would come out as it was: all its pages are the same, and so is the one after them,
 * which might else come to belong to it.
 */
function findWhole(
  group: readonly string[],
  at: number,
  frames: Frames,
  { bytesOf, recordOf, isSame, frames: framesBefore }: PackBefore,
): WholeMember | undefined {
  const record = recordOf(group[at] ?? '');
  if (!record) return undefined;
  const end = at + record.count;
  const next = group[end];
  const [had, has] = record.frames;
  const isWhole =
    group[end - 1] === record.last &&
    group.slice(at, end + 1).every(isSame) &&
    (next === undefined || recordOf(next) !== undefined) &&
    has <= framesBefore.length &&
    frames.isAt(had, framesBefore);
  const bytes = isWhole ? bytesOf(record.first) : undefined;
  if (!bytes || sha256(bytes) !== record.sha256) return undefined;
  for (const frame of framesBefore.slice(had, has)) frames.numberOf(frame);
  return { kind: 'whole', record, bytes };
}

/** Pages from here on, as many as one has; none where nothing stands in them. */
function readMember(output: string, group: readonly string[], at: number, frames: Frames): ReadMember | undefined {
  const had = frames.list.length;
  const pages: ReadMember['pages'] = new Map();
  const packed: ReadMember['packed'] = {};
  let length = 0;
  for (const address of group.slice(at)) {
    const bytes = readFileSync(fileOf(output, address));
    // What is no text would be another one when it is read back.
    if (!isUtf8(bytes)) throw notItself(address);
    // A page that was taken over may have them.
    const page = withoutNotices(bytes.toString());
    const { frame, parts } = cutPage(page, address);
    const text = parts.reduce((sum, part) => sum + part.length, 0);
    if (length > 0 && length + text > memberText) break;
    pages.set(address, page);
    packed[address] = [frames.numberOf(frame), ...parts];
    length += text;
  }
  return length > 0 ? { kind: 'read', pages, packed, frames: [had, frames.list.length] } : undefined;
}

/** In their order, while the next ones are read and compressed. */
async function* compressed(
  members: Iterable<ReadMember | WholeMember>,
  frames: Frames,
  before: PackBefore | undefined,
): AsyncGenerator<CompressedMember> {
  const begun: Promise<CompressedMember>[] = [];
  for (const member of members) {
    const one = member.kind === 'whole' ? Promise.resolve(member) : compressMember(member, frames, before);
    // It is asked in its turn; until then nothing may call its fault unheeded.
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
  before: PackBefore | undefined,
): Promise<CompressedMember> {
  const text = JSON.stringify(packed);
  const addresses = [...pages.keys()];
  const first = addresses[0] ?? '';
  const kept = before?.bytesOf(first);
  const isKept = kept !== undefined && holds(kept, text);
  const bytes = isKept ? kept : await compress(text);
  verifyPages(pages, isKept ? packed : openMember(bytes), frames.list);
  const links = new Set(Object.values(packed).flatMap(([, ...parts]) => parts.flatMap(assetLinks)));
  const record = {
    first,
    last: addresses.at(-1) ?? '',
    count: pages.size,
    frames: [had, has] satisfies MemberRecord['frames'],
    links: [...links],
    sha256: sha256(bytes),
  };
  return { record, bytes };
}

/** Whether it is this text compressed; what is damaged is not. */
function holds(bytes: Uint8Array, text: string): boolean {
  try {
    return gunzipSync(bytes).toString() === text;
  } catch {
    return false;
  }
}

function openMember(bytes: Uint8Array): ReadMember['packed'] {
  return JSON.parse(gunzipSync(bytes).toString()) as ReadMember['packed'];
}

function verifyPages(pages: ReadMember['pages'], packed: ReadMember['packed'], frames: readonly Frame[]): void {
  for (const [address, page] of pages) {
    const [number, ...parts] = packed[address] ?? [-1];
    const frame = frames[number];
    if (!frame || joinPage(frame, parts, address) !== page) {
      throw notItself(address);
    }
  }
}

function notItself(address: string): Error {
  return new Error(
    `${address} does not come out of its pack as it is in the built site: see scripts/pages/packs/page-frame.ts for how it is cut`,
  );
}
