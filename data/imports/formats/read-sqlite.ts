import { maxLineLength } from '../container/lines.ts';
import { FileRefusedError } from '../formats.ts';
import type { ImportRecord } from '../record.ts';
import { notBibleDatabaseMessage } from './messages.ts';

/** An open SQLite file. Only the browser can open one (sql.js); the worker and the build use the rows that it read. */
export interface SqliteFile {
  /** Runs a query written in this module, never one from the file. */
  rows(query: string): (string | number | null)[][];
}

export interface SqliteText {
  format: 'mybible' | 'mysword';
  name: string;
  language: string;
  records: Iterable<ImportRecord>;
}

/** MyBible numbers its books in steps of ten and leaves gaps for books beyond the 66. */
const mybibleNumbers: readonly number[] = [
  10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 190, 220, 230, 240, 250, 260, 290, 300, 310,
  330, 340, 350, 360, 370, 380, 390, 400, 410, 420, 430, 440, 450, 460, 470, 480, 490, 500, 510, 520, 530, 540, 550,
  560, 570, 580, 590, 600, 610, 620, 630, 640, 650, 660, 670, 680, 690, 700, 710, 720, 730,
];

/** Reads the rows of a MyBible or MySword module. Throws {@link FileRefusedError} for any other database. */
export function readSqlite(file: string, database: SqliteFile): SqliteText {
  const tables = new Set(
    database
      .rows("SELECT lower(name) FROM sqlite_master WHERE type IN ('table', 'view')")
      .map(([name]) => String(name)),
  );
  if (tables.has('verses')) return readMybible(file, database, tables);
  if (tables.has('bible')) return readMysword(file, database, tables);
  throw new FileRefusedError(notBibleDatabaseMessage(file));
}

function readMybible(file: string, database: SqliteFile, tables: ReadonlySet<string>): SqliteText {
  const info = new Map(
    tables.has('info')
      ? database.rows('SELECT name, value FROM info').map(([key, value]) => [String(key), String(value)])
      : [],
  );
  const names = new Map(
    tables.has('books')
      ? database
          .rows('SELECT book_number, long_name FROM books')
          .map(([number, name]) => [Number(number), String(name)])
      : [],
  );
  const rows = database.rows('SELECT book_number, chapter, verse, text FROM verses ORDER BY rowid');
  return {
    format: 'mybible',
    name: info.get('description') ?? '',
    language: info.get('language') ?? '',
    records: rows.map(([number, chapter, verse, text], index): ImportRecord => {
      const book = mybibleNumbers.indexOf(Number(number)) + 1;
      const location = { file, line: index + 1 };
      // A number in a gap is a book beyond the 66.
      const beyond = book === 0 && isBetween(Number(number));
      return {
        kind: 'verse',
        location,
        book: book > 0 ? String(book) : (beyond && names.get(Number(number))) || String(number),
        beyond,
        chapter: String(chapter),
        verse: String(verse),
        content: mybibleText(String(text ?? '')),
      };
    }),
  };
}

const isBetween = (number: number): boolean => number > 160 && number < 800 && Number.isInteger(number);

/** Matches from an opening tag to its closing tag, with other tags in between, but not past the next opening tag. */
function between(opening: string, closing: string, flags: string): RegExp {
  const inside = `[^<]*(?:<(?!${opening}|${closing}>)[^<]*)*`;
  return new RegExp(`<${opening}[^<>]*>${inside}<${closing}>`, flags);
}
/** Notes, note marks, morphology codes, headings and references, which are not part of the text. */
const hiddenInMybible = ['f', 'n', 'm', 'h', 'x'].map((name) => between(`${name}(?=[\\s>])`, `/${name}\\s*`, 'gi'));
const hiddenInMysword = [between('RF', 'Rf', 'g'), between('TS', 'Ts', 'g')];
/**
 * Removes hidden elements. Rows too long for a verse stay unchanged: with millions of tags, the regex engine exceeds
 * its stack.
 */
const removeHidden = (text: string, hidden: readonly RegExp[]): string =>
  text.length > maxLineLength ? text : hidden.reduce((rest, each) => rest.replace(each, ''), text);

/**
 * Converts MyBible tags to tagged text: `<S>430</S>` is a Strong's number, `<i>` supplied words, `<pb/>` a paragraph.
 */
export function mybibleText(text: string): string {
  return removeHidden(text, hiddenInMybible)
    .replace(/<S>\s*([HG]?\d+)\s*<\/S>/gi, '{$1}')
    .replace(/<i>([^<]*)<\/i>/gi, '[$1]')
    .replace(/<pb\s*\/>/gi, '¶ ')
    .replace(/<(?:br|t)\s*\/?>|<\/t>/gi, ' ')
    .replace(/<\/?(?:J|e|b|u)\s*\/?>/gi, '');
}

function readMysword(file: string, database: SqliteFile, tables: ReadonlySet<string>): SqliteText {
  const [details] = tables.has('details') ? database.rows('SELECT Description, Language FROM Details LIMIT 1') : [];
  const rows = database.rows('SELECT Book, Chapter, Verse, Scripture FROM Bible ORDER BY rowid');
  return {
    format: 'mysword',
    name: String(details?.[0] ?? ''),
    language: String(details?.[1] ?? ''),
    records: rows.map(([book, chapter, verse, text], index): ImportRecord => ({
      kind: 'verse',
      location: { file, line: index + 1 },
      book: String(book),
      chapter: String(chapter),
      verse: String(verse),
      content: myswordText(String(text ?? '')),
    })),
  };
}

/**
 * Converts MySword tags: `<WH430>` is a Strong's number, `<WTV-AAI>` a morphology code, `<FI>…<Fi>` supplied words,
 * `<CM>` a paragraph, `<RF>…<Rf>` a note.
 */
export function myswordText(text: string): string {
  return removeHidden(text, hiddenInMysword)
    .replace(/<W([HG]\d+)[a-z]?>/g, '{$1}')
    .replace(/<WT[^<>]*>/g, '')
    .replace(/<FI>([^<]*)<Fi>/g, '[$1]')
    .replace(/<(?:CM|CL|PI\d?|PF\d?|D|br\/?)>/g, ' ')
    .replace(/<(?:F[A-Z]|F[a-z]|X|wh|wt)[^<>]*>/g, '');
}
