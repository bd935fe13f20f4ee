import type { ChosenReference } from './choose-references.ts';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import { formatVerse, type VerseId } from '../bible/verse-id.ts';
import { counterparts, type VerseMap } from '../bible/versification.ts';
import type { ChapterReference, ChapterVersion } from './chapter.ts';
import { verseLink } from './reading-paths.ts';

const maxShared = 3;

/** A cross-reference in a chapter of a version: the link leads to the same version, the label has both numbers. */
export function chapterReference(
  { verse, other, shared }: ChosenReference,
  version: ChapterVersion,
  ownIds: ReadonlyMap<VerseId, VerseId>,
  map: VerseMap,
  glossOf: (number: EntryNumber) => string,
): ChapterReference {
  const id = counterparts(other, 'kjv', version.versification, map)[0]?.id ?? other;
  return {
    from: ownIds.get(verse) ?? verse,
    to: { label: formatVerse(id, other), href: verseLink(version.code, id) },
    shared: shared.slice(0, maxShared).map((number) => ({ number, gloss: glossOf(number) })),
  };
}
