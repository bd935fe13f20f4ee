import { bookByOsis } from '../../bible/books.ts';
import { versesOfChapter } from './reference-parser.ts';

const single = /(?<number>\d+)[a-e]?\s?f(?!\p{L})/gu;
const toTheEnd = /^(?<book>\w+)\.(?<chapter>\d+)(?:\.(?<verse>\d+))?-\k<book>\.\d+(?:\.\d+)?$/;

/**
 * "f" is the next verse or chapter, and "ff" goes to the end. The reference parser reads both to the end: "Jn 3:16f" as
 * "John.3.16-John.3.36".
 */
export function shortenFollowing(osis: string, written: string): string {
  const numbers = new Set([...written.matchAll(single)].map(({ groups }) => Number(groups?.['number'])));
  const { book = '', chapter = '', verse } = toTheEnd.exec(osis)?.groups ?? {};
  if (numbers.size === 0 || !numbers.has(Number(verse ?? chapter)) || book === '') return osis;
  const { number, chapters } = bookByOsis(book);
  const next = Number(chapter) + 1;
  if (verse === undefined) return `${book}.${chapter}${next <= chapters ? `-${book}.${next}` : ''}`;
  const isLast = Number(verse) >= (versesOfChapter(number, Number(chapter)) ?? 0);
  if (!isLast) return `${book}.${chapter}.${verse}-${book}.${chapter}.${Number(verse) + 1}`;
  return `${book}.${chapter}.${verse}${next <= chapters ? `-${book}.${next}.1` : ''}`;
}
