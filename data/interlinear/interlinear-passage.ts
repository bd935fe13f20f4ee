import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { ReadableVersion } from '../reading/readable-version.ts';
import { orderOf } from './interlinear-texts.ts';
import { inOriginalOrder, inTranslationOrder, type InterlinearVerse, type PlacedText } from './interlinear-verse.ts';

export interface PassageTexts {
  /** The text that is read, and its verses in order. */
  text: ReadableVersion;
  verses: readonly PlacedText[];
  /** The text under it. Absent if none is loaded: the words then have no gloss in context. */
  partner?: ReadableVersion | undefined;
  /** The partner's verses for each of `verses`, in that order. */
  partnerVerses: readonly (readonly PlacedText[])[];
  entries: ReadonlyMap<string, EntrySummary>;
}

/** The words of a passage with their partners. One result for each verse of the text that is read. */
export function interlinearPassage({ text, partner, entries, ...verses }: PassageTexts): InterlinearVerse[] {
  return groupVerses(verses).flatMap(({ own, other }) =>
    orderOf(text) === 'original'
      ? inOriginalOrder({ original: own, translation: other, entries, language: text.language })
      : inTranslationOrder({ original: other, translation: own, entries, language: partner?.language ?? '' }),
  );
}

/**
 * Versifications divide verses differently: two verses may share a verse of the other text. Such verses are linked
 * together, because a number may be repeated in both.
 */
function groupVerses({
  verses,
  partnerVerses,
}: Pick<PassageTexts, 'verses' | 'partnerVerses'>): { own: PlacedText[]; other: PlacedText[] }[] {
  const groups: { own: PlacedText[]; other: PlacedText[] }[] = [];
  for (const [index, verse] of verses.entries()) {
    const other = partnerVerses[index] ?? [];
    const last = groups.at(-1);
    const added = other.filter(({ id }) => !last?.other.some((known) => known.id === id));
    if (last && added.length < other.length) {
      last.own.push(verse);
      last.other.push(...added);
    } else groups.push({ own: [verse], other: [...other] });
  }
  return groups;
}
