import { verseId, type VerseId } from './verse-id.ts';

const romans = 45;

/**
 * Verses that New Testament texts have in one of two positions, although both use the versification of the King James
 * Version: its position first, the other second. No text has both. The doxology of Romans is after chapter 16 in most
 * texts, and after chapter 14 in the Byzantine text, which the World English Bible follows.
 */
const positions = [0, 1, 2].map((verse): [usual: VerseId, other: VerseId] => [
  verseId({ book: romans, chapter: 16, verse: 25 + verse }),
  verseId({ book: romans, chapter: 14, verse: 24 + verse }),
]);

const otherOf = new Map(positions);
const usualOf = new Map(positions.map(([usual, other]) => [other, usual]));

/** The ids that a verse may have in texts with the versification of the King James Version: the usual one first. */
export function alternativeVerseIds(id: VerseId): VerseId[] {
  const usual = usualOf.get(id) ?? id;
  const other = otherOf.get(usual);
  return other === undefined ? [id] : [usual, other];
}

/** The id by which a verse is paired with others. */
export function canonicalVerseId(id: VerseId): VerseId {
  return usualOf.get(id) ?? id;
}

/** Ranges of verses, with the alternative positions of the verses in them. */
export function withAlternativeRanges(ranges: readonly [from: VerseId, to: VerseId][]): [from: VerseId, to: VerseId][] {
  const others = positions.flatMap(([usual, other]) => {
    const holds = (id: VerseId): boolean => ranges.some(([from, to]) => id >= from && id <= to);
    if (holds(usual) && !holds(other)) return [[other, other] as [VerseId, VerseId]];
    return holds(other) && !holds(usual) ? [[usual, usual] as [VerseId, VerseId]] : [];
  });
  return [...ranges, ...others];
}

/**
 * Ranges of verses, with the other position of each verse whose usual position is in them: Romans 16 with 14:24-26. The
 * reverse is not added, because a reader who asks for Romans 14 of the King James Version expects no verse of
 * chapter 16.
 */
export function withDisplacedRanges(ranges: readonly [from: VerseId, to: VerseId][]): [from: VerseId, to: VerseId][] {
  return [...ranges, ...displacedVerses(ranges).map(({ other }): [VerseId, VerseId] => [other, other])];
}

/** The verses whose usual position is in the ranges and whose other position is not. */
export function displacedVerses(ranges: readonly [from: VerseId, to: VerseId][]): { usual: VerseId; other: VerseId }[] {
  const holds = (id: VerseId): boolean => ranges.some(([from, to]) => id >= from && id <= to);
  return positions
    .filter(([usual, other]) => holds(usual) && !holds(other))
    .map(([usual, other]) => ({ usual, other }));
}
