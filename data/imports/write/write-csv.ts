import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { formatWholeVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

/** Writes CSV (RFC 4180) with a header. Tags and brackets are in the text. Yields one line at a time. */
export function* writeCsv({ verses }: TextToWrite): Generator<string> {
  yield 'Book,Chapter,Verse,Text\r\n';
  for (const each of verses) {
    const { book, chapter, verse } = splitVerseId(each.id);
    yield `${bookByNumber(book).name},${chapter},${verse},"${formatWholeVerse(each).replaceAll('"', '""')}"\r\n`;
  }
}
