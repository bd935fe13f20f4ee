import { linesOf, maxLineLength } from '../container/lines.ts';
import { excerpt, hasWords, type ImportRecord } from '../record.ts';
import { tooLong } from './read-module.ts';
import { bookCodeRule } from './messages.ts';

const usualColumns = ['orig_book_index', 'orig_chapter', 'orig_verse', 'orig_subverse', 'order_by', 'text'];
const named = new Set([...usualColumns, 'nrsv_book_index']);
const bookCode = /^(?<number>\d{2,3})(?<part>[ONA])$/;

/**
 * Reads files of the Unbound Bible: comments begin with `#`, and `#columns` names the columns; books as "01O", "40N", "67A".
 */
export function* readUnbound(file: string, text: string): Generator<ImportRecord> {
  let columns = usualColumns;
  for (const { number: line, text: row } of linesOf(text)) {
    if (row.startsWith('#columns'))
      columns = row
        .split('\t')
        .slice(1)
        .map((name) => name.trim());
    if (row.trim() === '' || row.startsWith('#')) continue;
    const location = { file, line };
    const cells = row.length > maxLineLength ? [] : row.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
    // The other columns (subverse, order, codes of books) contain no words.
    const more = cells.filter((each, at) => !named.has(columns[at] ?? '') && hasWords(each)).join(' ');
    if (more !== '') yield { kind: 'skipped', location, what: 'a column besides the text', quote: more };
    const code = bookCode.exec(cell('orig_book_index'))?.groups;
    if (!code)
      yield {
        kind: 'error',
        location,
        quote: excerpt(row),
        reason: row.length > maxLineLength ? tooLong : bookCodeRule,
      };
    else
      yield {
        kind: 'verse',
        location,
        // Part "A" has the books beyond the 66, which are passed on by their own codes.
        book: code.part === 'A' ? cell('orig_book_index') : String(Number(code.number)),
        beyond: code.part === 'A',
        chapter: cell('orig_chapter'),
        verse: cell('orig_verse') + cell('orig_subverse'),
        content: cell('text'),
      };
  }
}
