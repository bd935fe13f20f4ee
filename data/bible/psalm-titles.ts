import { chapterName } from '../reading/chapter-name.ts';
import { verseId, splitVerseId, type VerseId } from './verse-id.ts';
import { counterparts, type VerseMap } from './versification.ts';

const psalms = 19;

/**
 * A note that explains why the Hebrew verse numbers of a psalm are higher, for any verse of it. Empty where they are
 * not, and in other books.
 */
export function psalmTitleNote(id: VerseId, map: VerseMap): string {
  const { book, chapter } = splitVerseId(id);
  if (book !== psalms) return '';
  const title = counterparts(verseId({ book, chapter, verse: 0 }), 'kjv', 'wlc', map);
  // A title that is only the start of the first verse changes no numbers.
  const own = title.filter(({ id: verse, half }) => half === undefined && verse % 1_000 > 0);
  if (own.length === 0 || own.length < title.length) return '';
  const [verses, more] = own.length === 1 ? ['verse 1', 'one'] : [`verses 1 and ${own.length}`, 'two'];
  return `Hebrew Bibles number the title of ${chapterName(book, chapter)} as ${verses}, so their numbers are ${more} higher. The King James Version has the title before verse 1.`;
}
