import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { packIndex, type PackIndex, type PackMember } from '#data/offline/contract/packs.ts';
import type { Frame } from '#data/offline/packed-page.ts';
import { readPieces } from './pieces.ts';

/** What is to be known of a member of a pack so that a build after it need not open its pages. */
export const memberRecord = z.object({
  first: z.string(),
  last: z.string(),
  /** Of its pages and data files. */
  count: z.number(),
  /** How many different frames the pack had come to before it, and with it. */
  frames: z.tuple([z.number(), z.number()]),
  /** Scripts and fonts that stand in its pages. */
  links: z.array(z.string()),
  /** Of its compressed bytes. */
  sha256: z.string(),
});

export type MemberRecord = z.output<typeof memberRecord>;
/** Of all members, by their packs. */
export type PackRecords = Record<string, MemberRecord[]>;

/** A site before this one. */
export interface SiteBefore {
  output: string;
  /** Addresses of pages that are the same files in both. */
  same: ReadonlySet<string>;
  records: PackRecords;
}

/** A pack as a site before this one has it. */
export interface PackBefore {
  /** The compressed bytes of the member that begins with a page. */
  bytesOf: (first: string) => Buffer | undefined;
  recordOf: (first: string) => MemberRecord | undefined;
  /** None where they cannot be read. */
  frames: readonly Frame[];
  isSame: (address: string) => boolean;
}

export function readPackBefore({ output, same, records }: SiteBefore, name: string): PackBefore | undefined {
  const pack = readIndex(output)?.packs.find((each) => each.name === name);
  if (!pack) return undefined;
  const members = new Map(pack.members.map((member): [string, PackMember] => [member.first, member]));
  const known = new Map(records[name]?.map((each) => [each.first, each]));
  const frames = readPieces(output, pack.frames);
  return {
    bytesOf: (first) => {
      const member = members.get(first);
      const path = join(output, pack.pieces[member?.piece ?? -1]?.path ?? '');
      return member && existsSync(path) ? readFileSync(path).subarray(member.start, member.end) : undefined;
    },
    recordOf: (first) => known.get(first),
    frames: frames ? (JSON.parse(gunzipSync(frames).toString()) as Frame[]) : [],
    isSame: (address) => same.has(address),
  };
}

/** Of a built site; `undefined` for one that has no packs, or others than are read today. */
export function readIndex(output: string): PackIndex | undefined {
  const path = join(output, 'packs', 'index.json');
  return existsSync(path) ? packIndex.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined;
}
