import { entryOrdinal, languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';

const max = 5;
/** A particle that occurs in hundreds of compounds ("from G1 and …") does not indicate that words are related. */
const maxSiblings = 60;

interface Candidate {
  number: EntryNumber;
  /** 1 for a root, 2 for the root of a root, 3 for a word derived from it, 4 for a sibling. */
  distance: number;
  /** How many words derive from the shared root: the fewer, the closer. */
  family: number;
}

/**
 * Up to five entries that share a root through their derivations: first its roots, then words derived from it, then
 * siblings, most frequent first. A word without relatives has none: the next numbers are other words.
 */
export function relateEntries(
  entries: readonly { number: EntryNumber; derivation: RichText }[],
  frequency: (number: EntryNumber) => number,
): Map<EntryNumber, EntryNumber[]> {
  const parents = new Map(entries.map(({ number, derivation }) => [number, rootsIn(number, derivation)]));
  const children = new Map<EntryNumber, EntryNumber[]>();
  for (const [number, roots] of parents) {
    for (const root of roots) children.set(root, [...(children.get(root) ?? []), number]);
  }
  const relate = (number: EntryNumber): EntryNumber[] => {
    const kin = relatives(number, parents, children);
    kin.sort(
      (a, b) =>
        a.distance - b.distance ||
        a.family - b.family ||
        frequency(b.number) - frequency(a.number) ||
        entryOrdinal(a.number) - entryOrdinal(b.number),
    );
    return kin.slice(0, max).map((candidate) => candidate.number);
  };
  return new Map(entries.map(({ number }) => [number, relate(number)]));
}

function rootsIn(number: EntryNumber, derivation: RichText): EntryNumber[] {
  const roots = derivation.flatMap((part) =>
    typeof part === 'object' && part.kind === 'reference' ? [part.number] : [],
  );
  return [...new Set(roots)].filter((root) => root !== number && languageOfNumber(root) === languageOfNumber(number));
}

function relatives(
  number: EntryNumber,
  parents: ReadonlyMap<EntryNumber, EntryNumber[]>,
  children: ReadonlyMap<EntryNumber, EntryNumber[]>,
): Candidate[] {
  const candidates = new Map<EntryNumber, Candidate>();
  const add = (candidate: Candidate): void => {
    if (candidate.number !== number && !candidates.has(candidate.number)) candidates.set(candidate.number, candidate);
  };
  const roots = parents.get(number) ?? [];
  for (const parent of roots) add({ number: parent, distance: 1, family: 0 });
  for (const parent of roots)
    for (const root of parents.get(parent) ?? []) add({ number: root, distance: 2, family: 0 });
  for (const child of children.get(number) ?? []) add({ number: child, distance: 3, family: 0 });
  const families = roots.map((root) => children.get(root) ?? []).sort((a, b) => a.length - b.length);
  for (const family of families.filter((siblings) => siblings.length <= maxSiblings)) {
    for (const sibling of family) add({ number: sibling, distance: 4, family: family.length });
  }
  return [...candidates.values()];
}
