import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { ReadableVersion } from '../reading/readable-version.ts';
import { isAutomaticallyTagged } from '../versions/automatic-version.ts';
import { orderOf } from './interlinear-texts.ts';
import {
  inOriginalOrder,
  inTranslationOrder,
  isShownUnit,
  type InterlinearVerse,
  type OriginalWord,
  type PlacedText,
} from './interlinear-verse.ts';

export interface PassageTexts {
  /** The text that is read, and its verses in order. */
  text: ReadableVersion;
  verses: readonly PlacedText[];
  /** The text under it. Absent if none is loaded: the words then have no gloss in context. */
  partner?: ReadableVersion | undefined;
  /** The partner's verses for each of `verses`, in that order. */
  partnerVerses: readonly (readonly PlacedText[])[];
  /** A text for the words that a translation has and its original lacks, and its verses for each of `verses`. */
  fallback?: ReadableVersion | undefined;
  fallbackVerses?: readonly (readonly PlacedText[])[];
  entries: ReadonlyMap<string, EntrySummary>;
}

/** The words of a passage with their partners. One result for each verse of the text that is read. */
export function interlinearPassage({ text, partner, fallback, entries, ...verses }: PassageTexts): InterlinearVerse[] {
  const known = new Map<string, OriginalWord>();
  const read = groupVerses(verses).flatMap(({ own, other, rest }) =>
    orderOf(text) === 'original'
      ? inOriginalOrder({ original: own, translation: other, entries, language: text.language, known })
      : inTranslationOrder({
          original: other,
          translation: own,
          fallback: fallback && { name: fallback.label, verses: rest },
          entries,
          language: partner?.language ?? '',
          isAutomatic: isAutomaticallyTagged(text.rows),
          known,
        }),
  );
  return read.map(({ id, units }) => ({ id, units: units.filter(isShownUnit) }));
}

interface VerseGroup {
  own: PlacedText[];
  other: PlacedText[];
  /** Verses of the fallback. */
  rest: PlacedText[];
}

/**
 * Versifications divide verses differently: two verses may share a verse of the other text. Such verses are linked
 * together, because a number may be repeated in both.
 */
function groupVerses({
  verses,
  partnerVerses,
  fallbackVerses = [],
}: Pick<PassageTexts, 'verses' | 'partnerVerses' | 'fallbackVerses'>): VerseGroup[] {
  const groups: VerseGroup[] = [];
  for (const [index, verse] of verses.entries()) {
    const other = partnerVerses[index] ?? [];
    const rest = fallbackVerses[index] ?? [];
    const last = groups.at(-1);
    const isNew = (group: readonly PlacedText[] | undefined, { id }: PlacedText): boolean =>
      !group?.some((known) => known.id === id);
    const added = other.filter((each) => isNew(last?.other, each));
    if (last && added.length < other.length) {
      last.own.push(verse);
      // Both halves are in the passage now.
      last.other = last.other.map((known) =>
        other.some(({ id, half }) => id === known.id && half !== known.half) ? { ...known, half: undefined } : known,
      );
      last.other.push(...added);
      last.rest.push(...rest.filter((each) => isNew(last.rest, each)));
    } else groups.push({ own: [verse], other: [...other], rest: [...rest] });
  }
  return groups;
}
