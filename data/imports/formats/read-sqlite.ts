import { FileRefusedError } from '../formats.ts';
import type { ImportRecord } from '../record.ts';
import { notBibleDatabaseMessage } from './messages.ts';
import { between, takeHidden, verseRecords, type HiddenElement, type WithoutHidden } from './hidden-elements.ts';

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
  const prefix = /^[HG]$/i.exec(info.get('strong_numbers_prefix')?.trim() ?? '')?.[0].toUpperCase() ?? '';
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
    records: rows.flatMap(([number, chapter, verse, text], index): ImportRecord[] => {
      const book = mybibleNumbers.indexOf(Number(number)) + 1;
      const location = { file, line: index + 1 };
      // A number in a gap is a book beyond the 66.
      const beyond = book === 0 && isBetween(Number(number));
      const record = {
        kind: 'verse' as const,
        location,
        book: book > 0 ? String(book) : (beyond && names.get(Number(number))) || String(number),
        beyond,
        chapter: String(chapter),
        verse: String(verse),
      };
      return verseRecords(record, mybibleText(String(text ?? ''), prefix));
    }),
  };
}

const isBetween = (number: number): boolean => number > 160 && number < 800 && Number.isInteger(number);

/** Headings, notes, marks of notes, codes of forms and references. */
const hiddenInMybible: HiddenElement[] = (
  [
    ['f', 'note'],
    ['n', 'note'],
    ['m', 'nothing'],
    ['h', 'skipped'],
    ['x', 'note'],
  ] as const
).map(([name, becomes]) => ({
  pattern: between(`${name}(?=[\\s>])`, `/${name}\\s*`, 'gi'),
  becomes,
  what: `<${name}>`,
}));
const hiddenInMysword: HiddenElement[] = [
  { pattern: between('RF', 'Rf', 'g'), becomes: 'note', what: '<RF>' },
  { pattern: between('TS', 'Ts', 'g'), becomes: 'skipped', what: '<TS>' },
];

/**
 * Converts MyBible tags to tagged text: `<S>430</S>` is a Strong's number, `<i>` supplied words, `<pb/>` a paragraph.
 * Numbers without a letter get `prefix` if the module states one: a Septuagint has Greek numbers in the Old Testament.
 */
export function mybibleText(text: string, prefix = ''): WithoutHidden {
  return takeHidden(text, hiddenInMybible, (rest) =>
    rest
      .replace(
        /<S>\s*([HG])?(\d+)\s*<\/S>/gi,
        (_, letter: string | undefined, digits: string) => `{${letter ?? prefix}${digits}}`,
      )
      .replace(/<i>([^<]*)<\/i>/gi, '[$1]')
      .replace(/<pb\s*\/>/gi, '¶ ')
      .replace(/<(?:br|t)\s*\/?>|<\/t>/gi, ' ')
      .replace(/<\/?(?:J|e|b|u)\s*\/?>/gi, ''),
  );
}

function readMysword(file: string, database: SqliteFile, tables: ReadonlySet<string>): SqliteText {
  const [details] = tables.has('details') ? database.rows('SELECT Description, Language FROM Details LIMIT 1') : [];
  const rows = database.rows('SELECT Book, Chapter, Verse, Scripture FROM Bible ORDER BY rowid');
  return {
    format: 'mysword',
    name: String(details?.[0] ?? ''),
    language: String(details?.[1] ?? ''),
    records: rows.flatMap(([book, chapter, verse, text], index): ImportRecord[] => {
      const location = { file, line: index + 1 };
      const record = {
        kind: 'verse' as const,
        location,
        book: String(book),
        chapter: String(chapter),
        verse: String(verse),
      };
      return verseRecords(record, myswordText(String(text ?? '')));
    }),
  };
}

/**
 * Converts MySword tags: `<WH430>` is a Strong's number, `<WTV-AAI>` a morphology code, `<FI>…<Fi>` supplied words,
 * `<CM>` a paragraph, `<RF>…<Rf>` a note.
 */
export function myswordText(text: string): WithoutHidden {
  return takeHidden(text, hiddenInMysword, (rest) =>
    rest
      .replace(/<W([HG]\d+)[a-z]?>/g, '{$1}')
      .replace(/<WT[^<>]*>/g, '')
      .replace(/<FI>([^<]*)<Fi>/g, '[$1]')
      .replace(/<(?:CM|CL|PI\d?|PF\d?|D|br\/?)>/g, ' ')
      .replace(/<(?:F[A-Z]|F[a-z]|X|wh|wt)[^<>]*>/g, ''),
  );
}
