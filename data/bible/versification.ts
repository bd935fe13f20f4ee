import { alternativeVerseIds } from './displaced-verses.ts';
import { verseId, type VerseId } from './verse-id.ts';

export type Versification = 'kjv' | 'wlc';

/** A Hebrew verse whose number differs in the King James Version; a part is "a" or "b", empty for the whole verse. */
export interface VersePair {
  wlc: VerseId;
  kjv: VerseId;
  wlcPart: string;
  kjvPart: string;
}

export interface Counterpart {
  id: VerseId;
  /** Set where only a half of that verse is meant. A psalm's title counts as a first half. */
  half?: 'first' | 'second';
}

/** Created by {@link verseMapOf}: for each versification the verses that do not have the same number in the other. */
export type VerseMap = Readonly<Record<Versification, ReadonlyMap<VerseId, readonly Counterpart[]>>>;

const psalms = 19;
/** Psalms that have no title in the King James Version, as printed. */
const untitledPsalms = new Set([
  1, 2, 10, 33, 43, 71, 91, 93, 94, 95, 96, 97, 99, 104, 105, 106, 107, 111, 112, 113, 114, 115, 116, 117, 118, 119,
  135, 136, 137, 146, 147, 148, 149, 150,
]);

/** Whether a psalm has a title in the King James Version. */
export function hasPsalmTitle(chapter: number): boolean {
  return !untitledPsalms.has(chapter);
}

/** Built from the rows of the library's table `verse_map`. */
export function verseMapOf(pairs: readonly VersePair[]): VerseMap {
  const all = [...pairs, ...impliedPairs(pairs), ...titlesInVerseOne(pairs)];
  return { wlc: counterpartsOf(all, 'wlc', 'kjv'), kjv: counterpartsOf(all, 'kjv', 'wlc') };
}

/**
 * The verses of the versification `to` that have the text of verse `id` of the versification `from`, in order. A verse
 * that is not in the map has the same number. Empty where the other text does not have it: the Hebrew text lacks
 * Nehemiah 7:68. Within one versification, every position that a text may have the verse at: see `displaced-verses.ts`.
 */
export function counterparts(id: VerseId, from: Versification, to: Versification, map: VerseMap): Counterpart[] {
  if (from === to) return from === 'kjv' ? alternativeVerseIds(id).map((position) => ({ id: position })) : [{ id }];
  const listed = map[from].get(id);
  if (listed) return [...listed];
  // Every Hebrew verse is in the King James Version, but in the other direction another verse may have the number.
  return from === 'kjv' && map.wlc.has(id) ? [] : [{ id }];
}

/**
 * Converts a number that only the Hebrew text has, because the King James Version's chapter ends before it
 * (`versesOfKjv`, `undefined` for a chapter that does not exist): Malachi 3:19 is 4:1. Returns any other number
 * unchanged.
 */
export function toKjvVerseId(id: VerseId, versesOfKjv: number | undefined, map: VerseMap): VerseId {
  if (versesOfKjv !== undefined && id % 1_000 <= versesOfKjv) return id;
  return map.wlc.get(id)?.[0]?.id ?? id;
}

/**
 * The other halves: where a row names one half of a verse and no row the other, that one has the same number in the
 * other text. 1 Kings 22:43b is the Hebrew 22:44, so 22:43a is the Hebrew 22:43.
 */
export function impliedPairs(pairs: readonly VersePair[]): VersePair[] {
  return [
    ...halvesLeft(pairs, 'wlc').map(({ id, part }) => ({ wlc: id, kjv: id, wlcPart: part, kjvPart: '' })),
    ...halvesLeft(pairs, 'kjv').map(({ id, part }) => ({ wlc: id, kjv: id, wlcPart: '', kjvPart: part })),
  ];
}

function halvesLeft(pairs: readonly VersePair[], of: Versification): { id: VerseId; part: string }[] {
  const named = Map.groupBy(pairs, (pair) => pair[of]);
  return [...named].flatMap(([id, rows]) => {
    const parts = new Set(rows.map((row) => (of === 'wlc' ? row.wlcPart : row.kjvPart)));
    if (parts.size !== 1 || parts.has('')) return [];
    return [{ id, part: parts.has('a') ? 'b' : 'a' }];
  });
}

/**
 * Where the title of a psalm is not a separate verse in Hebrew, it is the start of the first: "A Psalm of David. The
 * LORD is my shepherd".
 */
function titlesInVerseOne(pairs: readonly VersePair[]): VersePair[] {
  const listed = new Set(pairs.map((pair) => pair.kjv));
  return Array.from({ length: 150 }, (_, index) => index + 1).flatMap((chapter) => {
    const title = verseId({ book: psalms, chapter, verse: 0 });
    const first = title + 1;
    if (untitledPsalms.has(chapter) || listed.has(title) || listed.has(first)) return [];
    return [
      { wlc: first, kjv: title, wlcPart: 'a', kjvPart: '' },
      { wlc: first, kjv: first, wlcPart: 'b', kjvPart: '' },
    ];
  });
}

function counterpartsOf(
  pairs: readonly VersePair[],
  from: Versification,
  to: Versification,
): Map<VerseId, Counterpart[]> {
  const partIn = (pair: VersePair): string => (to === 'wlc' ? pair.wlcPart : pair.kjvPart);
  const sorted = pairs.toSorted((a, b) => a[to] - b[to] || partIn(a).localeCompare(partIn(b)));
  const grouped = Map.groupBy(sorted, (pair) => pair[from]);
  return new Map([...grouped].map(([id, rows]) => [id, rows.map((row) => counterpart(row[to], partIn(row)))]));
}

function counterpart(id: VerseId, part: string): Counterpart {
  return part === '' ? { id } : { id, half: part === 'a' ? 'first' : 'second' };
}
