import { bookByNumber } from '../model/books.ts';
import { escapeHtml } from './escape.ts';

export interface BookCount {
  book: number;
  verses: number;
  occurrences: number | null;
}

/** As many as are seen at once; the others follow on demand. */
const drawn = 10;

/** Bars of the books that have most, then the others in the order of the Bible; each leads to the book's own results. */
export function bookBars(books: readonly BookCount[], href: (bookName: string) => string): string {
  const count = ({ occurrences, verses }: BookCount): number => occurrences ?? verses;
  const most = Math.max(1, ...books.map(count));
  const row = (each: BookCount): string => {
    const { name } = bookByNumber(each.book);
    const width = Math.round((count(each) / most) * 1000) / 10;
    return `<li><a href="${escapeHtml(href(name))}">${escapeHtml(name)}</a><i style="--w:${width}%"></i><small>${count(each).toLocaleString('en')}</small></li>`;
  };
  const first = new Set([...books].sort((a, b) => count(b) - count(a)).slice(0, drawn));
  const others = books.filter((each) => !first.has(each));
  const rest = others.length === 0 ? '' : `<li class="rest"><details><summary>${others.length} more</summary><ul>${others.map(row).join('')}</ul></details></li>`;
  return [...first].map(row).join('') + rest;
}
