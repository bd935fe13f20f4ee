import { versesOfChapter } from '../search/language/reference-parser.ts';
import { verseId, type VerseId, type VerseCoordinates } from './verse-id.ts';
import { toKjvVerseId, type VerseMap } from './versification.ts';

/** `undefined` for a number that no chapter has, because it would run into the next chapter. */
export function tryVerseId({ book, chapter, verse }: VerseCoordinates): VerseId | undefined {
  return chapter > 0 && chapter < 1000 && verse < 1000 ? verseId({ book, chapter, verse }) : undefined;
}

/**
 * {@link tryVerseId} for the versification of the King James Version, or for numbers that only the Hebrew text has:
 * Malachi 3:19 and Joel 4:1 are accepted wherever a verse is named.
 */
export function tryKjvVerseId(reference: VerseCoordinates, map: VerseMap): VerseId | undefined {
  const id = tryVerseId(reference);
  return id === undefined ? undefined : toKjvVerseId(id, versesOfChapter(reference.book, reference.chapter), map);
}
