import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { usfmCodes } from '../find-import-book.ts';
import { writeMarks, type MarkWriter, type NestedKind } from './nested-marks.ts';
import type { TextToWrite } from './text-to-write.ts';

const markers: Record<NestedKind, string> = { supplied: 'add', divineName: 'nd', jesus: 'wj' };

const usfm: MarkWriter = {
  text: (text) => text,
  // A nested marker has a plus sign.
  word: (inner, numbers, isInside) => {
    const marker = isInside ? '\\+w' : '\\w';
    return `${marker} ${inner}|strong="${numbers.join(' ')}"${marker}*`;
  },
  span: (kind, inner, isInside) => {
    const marker = `\\${isInside ? '+' : ''}${markers[kind]}`;
    return `${marker} ${inner}${marker}*`;
  },
  note: (note) => `\\f + \\ft ${note}\\f*`,
  paragraph: () => '\n\\p\n',
  line: (level) => `\n\\q${level}\n`,
};

/** Writes USFM 3 with the books one after another, each starting with `\id`. Yields the text in parts. */
export function* writeUsfm({ name, verses }: TextToWrite): Generator<string> {
  let [lastBook, lastChapter] = [0, 0];
  for (const { id, text, marks } of verses) {
    const { book, chapter, verse } = splitVerseId(id);
    if (book !== lastBook) {
      const { name: bookName } = bookByNumber(book);
      yield `\\id ${usfmCodes[book - 1]} ${name}\n\\h ${bookName}\n\\toc1 ${bookName}\n\\mt1 ${bookName}\n`;
    }
    const opensChapter = book !== lastBook || chapter !== lastChapter;
    if (opensChapter) yield `\\c ${chapter}\n`;
    [lastBook, lastChapter] = [book, chapter];
    if (verse === 0) {
      yield `\\d ${writeMarks(text, marks, usfm)}\n`;
      continue;
    }
    // A paragraph or line that opens with the verse is written before its number.
    const { paragraphs = [], lines = [], ...others } = outsideWords(marks);
    const first = lines.find(([at]) => at === 0);
    if (paragraphs.includes(0)) yield '\\p\n';
    if (first) yield `\\q${first[1]}\n`;
    if (!first && !paragraphs.includes(0) && opensChapter) yield '\\nb\n';
    const inside = {
      ...others,
      paragraphs: paragraphs.filter((at) => at > 0),
      lines: lines.filter(([at]) => at > 0),
    };
    yield `\\v ${verse} ${writeMarks(text, inside, usfm)}\n`;
  }
}

/** In USFM, a paragraph ends every word. One that opens within a tagged phrase is moved before it. */
function outsideWords(marks: VerseMarks): VerseMarks {
  const { words = [], paragraphs, lines } = marks;
  const outside = (at: number): number => words.find(([start, end]) => start < at && at < end)?.[0] ?? at;
  return {
    ...marks,
    ...(paragraphs && { paragraphs: paragraphs.map(outside) }),
    ...(lines && { lines: lines.map(([at, level]): [number, number] => [outside(at), level]) }),
  };
}
