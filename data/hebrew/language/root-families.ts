import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { RichText } from '../../dictionary/rich-text.ts';

export interface DerivedEntry {
  number: EntryNumber;
  /** As the dictionary names it: "proper noun, place". */
  partOfSpeech: string;
  aramaic: boolean;
  derivation: RichText;
}

/** What stands before a reference that names an origin: "from", "feminine of", "the same as", "denominative from". */
const origin = /\b(?:from|of|as|for|and|or)(?: the)?\s*$/u;
/** What stands before one that names a likeness. */
const likeness = /(?:compare|corresponding|akin|identical)[^)]*$/u;

/** The entries that a dictionary derives an entry from, in its order. */
export function originsOf(derivation: RichText): EntryNumber[] {
  let before = '';
  const found: EntryNumber[] = [];
  for (const part of derivation) {
    if (typeof part === 'string') before += part;
    else if (part.kind === 'emphasis') before += part.text;
    else {
      if (origin.test(before) && !likeness.test(before)) found.push(part.number);
      before += part.number;
    }
  }
  return found;
}

export function isName({ partOfSpeech }: Pick<DerivedEntry, 'partOfSpeech'>): boolean {
  return partOfSpeech.startsWith('proper');
}

/** By each entry, those that the dictionary derives from it. */
export function derivedBy(entries: readonly DerivedEntry[]): Map<EntryNumber, DerivedEntry[]> {
  const derived = new Map<EntryNumber, DerivedEntry[]>();
  for (const entry of entries) {
    if (entry.aramaic) continue;
    for (const number of new Set(originsOf(entry.derivation))) {
      if (number !== entry.number) derived.set(number, [...(derived.get(number) ?? []), entry]);
    }
  }
  return derived;
}

/**
 * All that comes from an entry through the derivations, without itself; names are taken, but not what is made of names
 * ("Yahweh" alone is part of 150). In the order in which they are met, nearest first.
 */
export function familyOf(
  number: EntryNumber,
  derived: ReadonlyMap<EntryNumber, readonly DerivedEntry[]>,
): DerivedEntry[] {
  const found = new Map<EntryNumber, DerivedEntry>();
  const open = [number];
  for (const next of open) {
    for (const entry of derived.get(next) ?? []) {
      if (entry.number === number || found.has(entry.number)) continue;
      found.set(entry.number, entry);
      if (!isName(entry)) open.push(entry.number);
    }
  }
  return [...found.values()];
}
