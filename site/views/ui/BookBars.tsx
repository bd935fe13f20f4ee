import { bookByNumber } from '#data/bible/books.ts';
import { moreBooksMessage } from './messages.ts';
import { formatCount } from '#data/site/count-text.ts';

export interface BookCount {
  book: number;
  verses: number;
  occurrences: number | null;
}

export interface BookBarsProps {
  books: readonly BookCount[];
  /** URL of the results in that book. */
  href: (bookName: string) => string;
}

/** Number of bars shown at first; the others are shown on demand. */
const shownAtFirst = 10;

/**
 * Bars of the books with the most occurrences, then the other books in the order of the Bible. Each links to the
 * results in that book.
 */
export function BookBars({ books, href }: BookBarsProps) {
  const max = Math.max(1, ...books.map(countOf));
  const bar = (each: BookCount) => <Bar key={each.book} each={each} most={max} href={href} />;
  const first = new Set([...books].sort((a, b) => countOf(b) - countOf(a)).slice(0, shownAtFirst));
  const others = books.filter((each) => !first.has(each));
  return (
    <ul className="bars">
      {[...first].map(bar)}
      {others.length > 0 && (
        <li className="rest">
          <details>
            <summary>{moreBooksMessage(others.length)}</summary>
            <ul>{others.map(bar)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

function Bar({ each, most, href }: { each: BookCount; most: number; href: BookBarsProps['href'] }) {
  const { name } = bookByNumber(each.book);
  const width = Math.round((countOf(each) / most) * 1000) / 10;
  return (
    <li>
      <a href={href(name)}>{name}</a>
      <svg aria-hidden="true" width={`${width}%`} />
      <small>{formatCount(countOf(each))}</small>
    </li>
  );
}

function countOf({ occurrences, verses }: BookCount): number {
  return occurrences ?? verses;
}
