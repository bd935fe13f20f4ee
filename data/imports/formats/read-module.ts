import { linesOf, maxLineLength } from '../container/lines.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { moduleLineRule, tooLongMessage } from './messages.ts';

/**
 * Reads `verses.txt` of a Bible SuperSearch module: comments after `#`, then `book|chapter|verse|text|italics|strongs`.
 */
export function* readSwordModule(file: string, text: string): Generator<ImportRecord> {
  for (const { number: line, text: row } of linesOf(text)) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const location = { file, line };
    if (row.length > maxLineLength) {
      yield { kind: 'error', location, quote: excerpt(row), reason: tooLong };
      continue;
    }
    const [book = '', chapter, verse, content, ...others] = row.split('|');
    const more = others.filter(hasProse).join(' ');
    if (more !== '') yield { kind: 'skipped', location, what: 'a column after the text', quote: more };
    if (content === undefined || chapter === undefined || verse === undefined || !/^\d{1,3}$/.test(book.trim()))
      yield {
        kind: 'error',
        location,
        quote: excerpt(row),
        reason: moduleLineRule,
      };
    else yield { kind: 'verse', location, book: book.trim(), chapter, verse, content };
  }
}

/** Whether the columns "italics" and "strongs" have words, and not only numbers and codes such as "H430". */
const hasProse = (cell: string): boolean => /\p{L}{2}/u.test(cell);

export const tooLong = tooLongMessage(maxLineLength);
