import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { RichText } from '../../dictionary/rich-text.ts';

export interface DerivedEntry {
  number: EntryNumber;
  /** From the dictionary: "proper noun, place". */
  partOfSpeech: string;
  aramaic: boolean;
  derivation: RichText;
}

/** Text before a reference to an origin: "from", "feminine of", "the same as", "denominative from". */
const origin = /\b(?:from|of|as|for|and|or)(?: the)?\s*$/u;
/** Text before a reference that only compares. */
const likeness = /(?:compare|corresponding|akin|identical)[^)]*$/u;

/** Returns the entries that an entry is derived from, in the order of the dictionary. */
export function originsOf(derivation: RichText): EntryNumber[] {
  let before = '';
  const origins: EntryNumber[] = [];
  for (const part of derivation) {
    if (typeof part === 'string') before += part;
    else if (part.kind === 'emphasis') before += part.text;
    else {
      if (origin.test(before) && !likeness.test(before)) origins.push(part.number);
      before += part.number;
    }
  }
  return origins;
}

export function isName({ partOfSpeech }: Pick<DerivedEntry, 'partOfSpeech'>): boolean {
  return partOfSpeech.startsWith('proper');
}

/** Maps each entry to the entries that the dictionary derives from it. */
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
 * Returns all entries derived from an entry, directly or not, without the entry itself, closest first. Names are
 * included, but not what is derived from names ("Yahweh" alone is part of 150).
 */
export function familyOf(
  number: EntryNumber,
  derived: ReadonlyMap<EntryNumber, readonly DerivedEntry[]>,
): DerivedEntry[] {
  const origins = new Map<EntryNumber, DerivedEntry>();
  const open = [number];
  for (const next of open) {
    for (const entry of derived.get(next) ?? []) {
      if (entry.number === number || origins.has(entry.number)) continue;
      origins.set(entry.number, entry);
      if (!isName(entry)) open.push(entry.number);
    }
  }
  return [...origins.values()];
}
