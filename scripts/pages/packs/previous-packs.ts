import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { packIndex, type PackIndex, type PackMember } from '#data/offline/contract/packs.ts';
import type { PageShell } from '#data/offline/packed-page.ts';
import { readPackPieces } from './pieces.ts';

/** Information about a member of a pack, which saves the next build from opening its pages. */
export const memberRecord = z.object({
  first: z.string(),
  last: z.string(),
  /** Number of its pages and data files. */
  count: z.number(),
  /** The number of different frames in the pack before this member and after it. */
  frames: z.tuple([z.number(), z.number()]),
  /** Scripts and fonts that its pages link to. */
  links: z.array(z.string()),
  /** Hash of its compressed bytes. */
  sha256: z.string(),
});

export type MemberRecord = z.output<typeof memberRecord>;
/** The records of all members, by pack. */
export type PackRecords = Record<string, MemberRecord[]>;

/** The previous site. */
export interface PreviousSite {
  output: string;
  /** URL paths of pages that are the same files in both sites. */
  same: ReadonlySet<string>;
  records: PackRecords;
}

/** A pack of the previous site. */
export interface PreviousPack {
  /** The compressed bytes of the member that starts with a page. */
  bytesOf: (first: string) => Buffer | undefined;
  recordOf: (first: string) => MemberRecord | undefined;
  /** Empty if they cannot be read. */
  frames: readonly PageShell[];
  isSame: (urlPath: string) => boolean;
}

export function readPreviousPack({ output, same, records }: PreviousSite, name: string): PreviousPack | undefined {
  const pack = readIndex(output)?.packs.find((each) => each.name === name);
  if (!pack) return undefined;
  const members = new Map(pack.members.map((member): [string, PackMember] => [member.first, member]));
  const known = new Map(records[name]?.map((each) => [each.first, each]));
  const frames = readPackPieces(output, pack.frames);
  return {
    bytesOf: (first) => {
      const member = members.get(first);
      const path = join(output, pack.pieces[member?.piece ?? -1]?.path ?? '');
      return member && existsSync(path) ? readFileSync(path).subarray(member.start, member.end) : undefined;
    },
    recordOf: (first) => known.get(first),
    frames: frames ? (JSON.parse(gunzipSync(frames).toString()) as PageShell[]) : [],
    isSame: (urlPath) => same.has(urlPath),
  };
}

/** The pack index of a built site; `undefined` if it has no packs, or packs in another format. */
export function readIndex(output: string): PackIndex | undefined {
  const path = join(output, 'packs', 'index.json');
  return existsSync(path) ? packIndex.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined;
}
