import { inOriginalOrder, inTranslationOrder, isShownUnit, type PlacedText } from '../interlinear/interlinear-verse.ts';
import { fallbackOf, orderOf, partnersOf } from '../interlinear/interlinear-texts.ts';
import { translationUnits } from '../interlinear/translation-units.ts';
import type { InterlinearUnit } from '../interlinear/interlinear-verse.ts';
import type { EntrySummary } from '../dictionary/entry-summary.ts';
import type { ReadableVersion, ReadableVersions } from '../reading/readable-version.ts';
import { isAutomaticallyTagged } from '../versions/automatic-version.ts';

export interface ColumnUnit extends Omit<InterlinearUnit, 'group' | 'phrases' | 'alone'> {
  /** Equal numbers link it to words of the other columns. */
  links: number[];
}

/** The verses that a version has for a row. */
export interface RowVerses {
  version: ReadableVersion;
  verses: readonly PlacedText[];
}

/** The words of an interlinear column with those of its partner, one list for each of its verses. */
export function interlinearCells(
  readable: ReadableVersions,
  { version, verses }: RowVerses,
  all: readonly RowVerses[],
  { book, entries, links }: { book: number; entries: ReadonlyMap<string, EntrySummary>; links: readonly number[][] },
): ColumnUnit[][] {
  const versesOf = (other: ReadableVersion | undefined): readonly PlacedText[] =>
    all.find(({ version: { rows, restored } }) => !restored && rows.id === other?.rows.id)?.verses ?? [];
  const [partner] = partnersOf(readable, version, book);
  const fallback = fallbackOf(readable, version, partner, book);
  const read =
    orderOf(version) === 'original'
      ? inOriginalOrder({ original: verses, translation: versesOf(partner), entries, language: version.language })
      : inTranslationOrder({
          original: versesOf(partner),
          translation: verses,
          fallback: fallback && { name: fallback.label, verses: versesOf(fallback) },
          entries,
          language: partner?.language ?? '',
          isAutomatic: isAutomaticallyTagged(version.rows),
        });
  return read.map(({ units }, at) => {
    const phrases = links[at] ?? [];
    const verse = verses[at];
    const linksOf =
      orderOf(version) === 'original' || !verse ? originalLinks(phrases) : translationLinks(verse, phrases);
    return units
      .map((unit, index): ColumnUnit => {
        const { group: _group, phrases: _phrases, alone: _alone, ...shown } = unit;
        return { ...shown, links: linksOf(unit, index) };
      })
      .filter(isShownUnit);
  });
}

type LinksOfUnit = (unit: InterlinearUnit, index: number) => number[];

/** The words that have a number are the phrases of the verse, in order. */
function originalLinks(phrases: readonly number[]): LinksOfUnit {
  let at = 0;
  return ({ words }) => words.flatMap(({ number }) => (number === '' ? [] : (phrases[at++] ?? [])));
}

function translationLinks({ text, marks }: PlacedText, phrases: readonly number[]): LinksOfUnit {
  const { units } = translationUnits(text, marks);
  return (_, index) => (units[index]?.phrases ?? []).flatMap((phrase) => phrases[phrase] ?? []);
}
