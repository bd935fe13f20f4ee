import type { VerseRange } from '../search/language/verse-ranges.ts';

/**
 * How the passages of a list belong together: the first quotes the others, "septuagint" if it agrees with the Greek Old
 * Testament there; or they are parallel.
 */
export type PassageKind = 'quotation' | 'septuagint' | 'parallel';

/** Passages that belong together, in the versification of the King James Version. */
export interface RelatedPassages {
  kind: PassageKind;
  passages: VerseRange[];
}

/** Its passages seen from one of them. */
export interface PassageView {
  /** "quotes" and "quoted" name the direction of a quotation. */
  relation: 'quotes' | 'quoted' | 'parallel';
  agreesWithSeptuagint: boolean;
  at: VerseRange;
  others: VerseRange[];
}

/** What the verses of a range are related to, quotations first. A passage in a list of its own range is left out. */
export function passagesAt([from, to]: VerseRange, related: readonly RelatedPassages[]): PassageView[] {
  const views = related.flatMap(({ kind, passages }) =>
    passages.flatMap((at, index): PassageView[] => {
      if (at[1] < from || at[0] > to) return [];
      const others = kind !== 'parallel' && index > 0 ? passages.slice(0, 1) : passages.filter((each) => each !== at);
      const relation = kind === 'parallel' ? 'parallel' : index > 0 ? 'quoted' : 'quotes';
      return [{ relation, agreesWithSeptuagint: kind === 'septuagint', at, others }];
    }),
  );
  return views.sort(
    (a, b) => Number(a.relation === 'parallel') - Number(b.relation === 'parallel') || a.at[0] - b.at[0],
  );
}
