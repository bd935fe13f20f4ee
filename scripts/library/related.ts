import { entryOrdinal, languageOf, neighbourEntry, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import type { RelatedEntry } from '#data/schema/library.ts';

const most = 5;
/** A particle that stands in hundreds of compounds ("from G1 and …") says nothing about kinship. */
const mostSiblings = 60;

interface Candidate {
  number: EntryNumber;
  /** 1 for what it is made from, 2 for what that is made from, 3 for what is made from it, 4 for a sibling. */
  distance: number;
  /** Words made from the root that they share: the fewer, the nearer. */
  family: number;
}

/**
 * Entries that share a root through the derivations: its roots first, then what is made from it, then siblings, the
 * more frequent first; then numeric neighbours, up to five in all.
 */
export function relateEntries(
  entries: readonly { number: EntryNumber; derivation: RichText }[],
  frequency: (number: EntryNumber) => number,
): Map<EntryNumber, RelatedEntry[]> {
  const parents = new Map(entries.map(({ number, derivation }) => [number, rootsIn(number, derivation)]));
  const children = new Map<EntryNumber, EntryNumber[]>();
  for (const [number, roots] of parents) {
    for (const root of roots) children.set(root, [...(children.get(root) ?? []), number]);
  }
  const relate = (number: EntryNumber): RelatedEntry[] => {
    const kin = relatives(number, parents, children);
    kin.sort(
      (a, b) =>
        a.distance - b.distance ||
        a.family - b.family ||
        frequency(b.number) - frequency(a.number) ||
        entryOrdinal(a.number) - entryOrdinal(b.number),
    );
    const roots = kin.slice(0, most).map((candidate) => candidate.number);
    const near = neighbours(number, new Set(roots), most - roots.length);
    return [
      ...roots.map((root): RelatedEntry => [root, 'root']),
      ...near.map((neighbour): RelatedEntry => [neighbour, 'neighbour']),
    ];
  };
  return new Map(entries.map(({ number }) => [number, relate(number)]));
}

function rootsIn(number: EntryNumber, derivation: RichText): EntryNumber[] {
  const roots = derivation.flatMap((part) =>
    typeof part === 'object' && part.kind === 'reference' ? [part.number] : [],
  );
  return [...new Set(roots)].filter((root) => root !== number && languageOf(root) === languageOf(number));
}

function relatives(
  number: EntryNumber,
  parents: ReadonlyMap<EntryNumber, EntryNumber[]>,
  children: ReadonlyMap<EntryNumber, EntryNumber[]>,
): Candidate[] {
  const found = new Map<EntryNumber, Candidate>();
  const add = (candidate: Candidate): void => {
    if (candidate.number !== number && !found.has(candidate.number)) found.set(candidate.number, candidate);
  };
  const roots = parents.get(number) ?? [];
  for (const parent of roots) add({ number: parent, distance: 1, family: 0 });
  for (const parent of roots)
    for (const root of parents.get(parent) ?? []) add({ number: root, distance: 2, family: 0 });
  for (const child of children.get(number) ?? []) add({ number: child, distance: 3, family: 0 });
  const families = roots.map((root) => children.get(root) ?? []).sort((a, b) => a.length - b.length);
  for (const family of families.filter((siblings) => siblings.length <= mostSiblings)) {
    for (const sibling of family) add({ number: sibling, distance: 4, family: family.length });
  }
  return [...found.values()];
}

/** The nearest numbers in the same dictionary, the one after before the one before. */
function neighbours(number: EntryNumber, taken: Set<EntryNumber>, count: number): EntryNumber[] {
  const result: EntryNumber[] = [];
  let after: EntryNumber | undefined = number;
  let before: EntryNumber | undefined = number;
  while (result.length < count && (after ?? before)) {
    after = after && neighbourEntry(after, 1);
    before = before && neighbourEntry(before, -1);
    for (const near of [after, before]) {
      if (near && !taken.has(near) && result.length < count) result.push(near);
    }
  }
  return result;
}
