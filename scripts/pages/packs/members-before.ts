import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packIndex, type PackMember } from '#data/contract/packs.ts';

/** The compressed bytes of the member of a pack that begins with a page, as a site before this one has them. */
export type MembersBefore = (pack: string, first: string) => Buffer | undefined;

/** Of a built site; of one that has no packs, or others than are read today, none. */
export function readMembersBefore(output: string): MembersBefore {
  const path = join(output, 'packs', 'index.json');
  const { data } = existsSync(path) ? packIndex.safeParse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  const found = new Map<string, { file: string; member: PackMember }>();
  for (const { name, members, pieces } of data?.packs ?? []) {
    for (const member of members) {
      const piece = pieces[member.piece];
      if (piece) found.set(`${name} ${member.first}`, { file: join(output, piece.path), member });
    }
  }
  return (pack, first) => {
    const { file, member } = found.get(`${pack} ${first}`) ?? {};
    return file !== undefined && existsSync(file) ? readFileSync(file).subarray(member?.start, member?.end) : undefined;
  };
}
