import { bookByNumber } from '#data/bible/books.ts';
import { versePlace } from '#data/bible/verse-id.ts';
import { formatTaggedVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

/** CSV as RFC 4180 has it, with a header; tags and brackets stand in the text. In pieces, a line each. */
export function* writeCsv({ verses }: TextToWrite): Generator<string> {
  yield 'Book,Chapter,Verse,Text\r\n';
  for (const { id, text, marks } of verses) {
    const { book, chapter, verse } = versePlace(id);
    yield `${bookByNumber(book).name},${chapter},${verse},"${formatTaggedVerse(text, marks).replaceAll('"', '""')}"\r\n`;
  }
}
