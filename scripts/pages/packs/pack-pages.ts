import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PackMember, PackPiece } from '#data/contract/packs.ts';
import { assetLinks } from './pack-assets.ts';
import { joinPage, splitPage, type Frame } from './page-frame.ts';
import { compress, mostPieceBytes, writeCut, writePiece } from './pieces.ts';

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
}

type PackedPage = [frame: number, ...parts: string[]];

interface Member {
  pages: Map<string, string>;
  packed: Record<string, PackedPage>;
}

interface CompressedMember {
  member: Member;
  bytes: Buffer;
  /** It is the one of another build: opened and compared with `packed` already. */
  isKept: boolean;
}

/** Where a page or a data file lies in the built site. */
export function fileOf(output: string, address: string): string {
  return join(output, address.endsWith('.json') ? address : `${address}.html`);
}

/**
 * Packs pages into pieces of the built site. `groups` are addresses in the order of their code units, and no member has
 * addresses of two groups. `before` knows a member that begins with this address in a pack of another build. Each page is
 * read back from its pack; throws where one is not, letter for letter, what it was.
 */
export async function packPages(
  output: string,
  groups: readonly string[][],
  before: (first: string) => Buffer | undefined = () => undefined,
): Promise<PackedPages> {
  const frames: Frame[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (frame: Frame): number => {
    const key = frame.join('\0');
    const number = numbers.get(key) ?? frames.push(frame) - 1;
    numbers.set(key, number);
    return number;
  };
  const links = new Set<string>();
  const pieces: PackPiece[] = [];
  const members: PackMember[] = [];
  let held: Buffer[] = [];
  let size = 0;
  const endPiece = (): void => {
    if (size > 0) pieces.push(writePiece(output, Buffer.concat(held)));
    held = [];
    size = 0;
  };
  for await (const { member, bytes, isKept } of compressed(readMembers(output, groups, numberOf), before)) {
    verifyPages(member.pages, isKept ? member.packed : readMember(bytes), frames);
    for (const [, ...parts] of Object.values(member.packed))
      for (const link of parts.flatMap(assetLinks)) links.add(link);
    if (size + bytes.length > mostPieceBytes) endPiece();
    const addresses = [...member.pages.keys()];
    members.push({
      first: addresses[0] ?? '',
      last: addresses.at(-1) ?? '',
      piece: pieces.length,
      start: size,
      end: size + bytes.length,
    });
    held.push(bytes);
    size += bytes.length;
  }
  endPiece();
  for (const link of assetLinks(frames.flat().join(''))) links.add(link);
  return { frames: await writeCut(output, JSON.stringify(frames)), pieces, members, links };
}

function* readMembers(
  output: string,
  groups: readonly string[][],
  numberOf: (frame: Frame) => number,
): Generator<Member> {
  for (const group of groups) {
    let member: Member = { pages: new Map(), packed: {} };
    let length = 0;
    for (const address of group) {
      const bytes = readFileSync(fileOf(output, address));
      // What is no text would be another one when it is read back.
      if (!isUtf8(bytes)) throw notItself(address);
      const page = bytes.toString();
      const { frame, parts } = splitPage(page);
      const text = parts.reduce((sum, part) => sum + part.length, 0);
      if (length > 0 && length + text > memberText) {
        yield member;
        member = { pages: new Map(), packed: {} };
        length = 0;
      }
      member.pages.set(address, page);
      member.packed[address] = [numberOf(frame), ...parts];
      length += text;
    }
    if (length > 0) yield member;
  }
}

/** In their order, while the next ones are read and compressed. */
async function* compressed(
  members: Iterable<Member>,
  before: (first: string) => Buffer | undefined,
): AsyncGenerator<CompressedMember> {
  const begun: Promise<CompressedMember>[] = [];
  for (const member of members) {
    const text = JSON.stringify(member.packed);
    const kept = before([...member.pages.keys()][0] ?? '');
    begun.push(
      kept && holds(kept, text)
        ? Promise.resolve({ member, bytes: kept, isKept: true })
        : compress(text).then((bytes) => ({ member, bytes, isKept: false })),
    );
    const first = begun.length < atOnce ? undefined : begun.shift();
    if (first) yield await first;
  }
  yield* begun;
}

/** Whether it is this text compressed; what is damaged is not. */
function holds(bytes: Uint8Array, text: string): boolean {
  try {
    return gunzipSync(bytes).toString() === text;
  } catch {
    return false;
  }
}

function readMember(bytes: Uint8Array): Member['packed'] {
  return JSON.parse(gunzipSync(bytes).toString()) as Member['packed'];
}

function verifyPages(pages: Member['pages'], packed: Member['packed'], frames: readonly Frame[]): void {
  for (const [address, page] of pages) {
    const [number, ...parts] = packed[address] ?? [-1];
    const frame = frames[number];
    if (!frame || joinPage(frame, parts) !== page) {
      throw notItself(address);
    }
  }
}

function notItself(address: string): Error {
  return new Error(
    `${address} does not come out of its pack as it is in the built site: see scripts/pages/packs/page-frame.ts for how it is cut`,
  );
}
