import type { ChosenReference } from '../model/choose-references.ts';
import type { EntryNumber } from '../model/entry-number.ts';
import { renumberVerse } from '../model/renumber-verse.ts';
import type { RenumberedRun } from '../model/search/renumber.ts';
import { formatVerse, type VerseId } from '../model/verse-id.ts';
import type { ChapterReference, ChapterVersion } from './chapter.ts';
import { verseLink } from './reading-address.ts';

const mostShared = 3;

/** A cross-reference as a chapter of a version shows it: the link keeps to the version, the label has both numbers. */
export function chapterReference(
  { verse, other, shared }: ChosenReference,
  version: ChapterVersion,
  ownIds: ReadonlyMap<VerseId, VerseId>,
  runs: readonly RenumberedRun[],
  glossOf: (number: EntryNumber) => string,
): ChapterReference {
  const id = renumberVerse(other, 'kjv', version.versification, runs);
  return {
    from: ownIds.get(verse) ?? verse,
    to: { label: formatVerse(id, other), href: verseLink(version.code, id) },
    shared: shared.slice(0, mostShared).map((number) => ({ number, gloss: glossOf(number) })),
  };
}
