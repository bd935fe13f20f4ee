import * as z from 'zod';
import type { ColumnMap } from '#data/files/column-map.ts';
import { versionCodePattern } from '#data/versions/version-code.ts';
import { checkRecords, checkRecordsInSlices, type ImportedText } from './check-records.ts';
import type { Encoding } from './container/encodings.ts';
import { detectFormat, type Detected, type ImportFile, type TextFormat, type TextPart } from './detect-format.ts';
import { FileRefusedError, type FormatId } from './formats.ts';
import { readJson } from './formats/read-json.ts';
import { readSwordModule } from './formats/read-module.ts';
import { readOsis } from './formats/read-osis.ts';
import { readPlain } from './formats/read-plain.ts';
import { readSql } from './formats/read-sql.ts';
import { readSqlite, type SqliteFile } from './formats/read-sqlite.ts';
import { readSword } from './formats/read-sword.ts';
import { readTable, type TableRow } from './formats/read-table.ts';
import { csvRows } from './formats/table-rows.ts';
import { readUnbound } from './formats/read-unbound.ts';
import { readUsfm } from './formats/read-usfm.ts';
import { readUsfx } from './formats/read-usfx.ts';
import { readUsx } from './formats/read-usx.ts';
import { readZefania } from './formats/read-zefania.ts';
import type { ImportRecord } from './record.ts';
import { readTextAbout } from './text-about.ts';
import {
  databaseInBrowserMessage,
  filesSkippedMessage,
  infoCodeMessage,
  infoNotReadMessage,
  infoTooLongMessage,
  publicDomainInFile,
  quotationNotClosed,
  spreadsheetInBrowserMessage,
} from './messages.ts';

export interface ImportOptions {
  /** The encoding that the user chose, if the file is not UTF-8. */
  encoding?: Encoding;
  /** BCP 47; by default the language that the file states. */
  language?: string;
  /** The columns of a table; guessed by default. */
  columns?: ColumnMap;
  /** The table of an SQL dump that has the verses; by default the one that looks like it. */
  table?: string;
  /** Called after each slice of the check, so that a server can answer others in between. */
  pause?: () => Promise<void>;
  /** Opens spreadsheets. Absent in the worker, where the library is too large; the browser and the build have it. */
  openSpreadsheet?: (file: string, bytes: Uint8Array) => Promise<TableRow[]>;
  /** Opens SQLite files. Only the browser has it. */
  openSqlite?: (bytes: Uint8Array) => Promise<SqliteFile> | SqliteFile;
}

/** Metadata from the file; missing fields are empty. */
export interface ImportAbout {
  code: string;
  name: string;
  shortName: string;
  language: string;
  /** Plain text. */
  licence: string;
}

export interface ReadImport extends ImportedText {
  about: ImportAbout;
}

const emptyAbout: ImportAbout = { code: '', name: '', shortName: '', language: '', licence: '' };

/**
 * Reads a whole file of any supported format. Works the same in the browser, the worker and the build. Throws {@link
 * FileRefusedError} if the file is unsupported; errors in single lines are in the report.
 */
export async function readImport(file: ImportFile, options: ImportOptions = {}): Promise<ReadImport> {
  const detected = detectFormat(file, options.encoding);
  const { format, about, records, encoding } = await openRecords(file, detected, options);
  const language = options.language ?? about.language;
  const check = { format, encoding, ...(language && { language }) };
  const { pause } = options;
  return { about, ...(pause ? await checkRecordsInSlices(records, check, pause) : checkRecords(records, check)) };
}

interface Opened {
  format: FormatId;
  encoding: string;
  about: ImportAbout;
  records: Iterable<ImportRecord>;
}

async function openRecords(file: ImportFile, detected: Detected, options: ImportOptions): Promise<Opened> {
  switch (detected.kind) {
    case 'text': {
      const { format, parts, encoding, info } = detected;
      const about =
        info === undefined ? { ...emptyAbout, ...readTextAbout(format, parts[0]?.text ?? '') } : readInfo(info);
      const records = textRecords(format, parts, options);
      return { format, encoding, about, records: withUnreadFiles(file.name, detected.unread ?? [], records) };
    }
    case 'spreadsheet': {
      if (!options.openSpreadsheet) throw new FileRefusedError(spreadsheetInBrowserMessage(file.name));
      const rows = await options.openSpreadsheet(file.name, detected.bytes);
      return {
        format: 'spreadsheet',
        encoding: '',
        about: emptyAbout,
        records: readTable(file.name, rows, options.columns),
      };
    }
    case 'sqlite': {
      if (!options.openSqlite) throw new FileRefusedError(databaseInBrowserMessage(file.name));
      const { format, name, language, records } = readSqlite(file.name, await options.openSqlite(detected.bytes));
      return { format, encoding: '', about: { ...emptyAbout, name, language }, records };
    }
    case 'sword': {
      const { about, records } = readSword(file.name, detected.files);
      return { format: 'sword', encoding: '', about: { ...emptyAbout, ...about }, records };
    }
  }
}

const readers: Record<Exclude<TextFormat, 'table' | 'sql'>, (file: string, text: string) => Iterable<ImportRecord>> = {
  module: readSwordModule,
  plain: readPlain,
  json: readJson,
  osis: readOsis,
  usfm: readUsfm,
  usx: readUsx,
  usfx: readUsfx,
  zefania: readZefania,
  unbound: readUnbound,
};

function* textRecords(format: TextFormat, parts: readonly TextPart[], options: ImportOptions): Generator<ImportRecord> {
  for (const { name, text } of parts) {
    if (format === 'table') yield* tableRecords(name, text, options);
    else if (format === 'sql') yield* readSql(name, text, options);
    else yield* readers[format](name, text);
  }
}

const maxNamedFiles = 12;

function* withUnreadFiles(
  archive: string,
  unread: readonly string[],
  records: Iterable<ImportRecord>,
): Generator<ImportRecord> {
  yield* records;
  const named = unread.slice(0, maxNamedFiles);
  if (named.length > 0)
    yield { kind: 'remark', message: filesSkippedMessage(archive, named, unread.length - named.length) };
}

function* tableRecords(file: string, text: string, options: ImportOptions): Generator<ImportRecord> {
  const unclosed: number[] = [];
  yield* readTable(
    file,
    csvRows(text, (line) => unclosed.push(line)),
    options.columns,
  );
  for (const line of unclosed) yield { kind: 'broken', location: { file, line }, reason: quotationNotClosed };
}

/** Reads only the metadata of a file. Throws the same errors as {@link readImport}. */
export async function readAbout(file: ImportFile, options: ImportOptions = {}): Promise<ImportAbout> {
  return (await openRecords(file, detectFormat(file, options.encoding), options)).about;
}

/** The fields of a module's `info.json` that are needed. */
const moduleInfo = z.object({
  name: z.string().nullish(),
  shortname: z.string().nullish(),
  module: z.string().nullish(),
  lang_short: z.string().nullish(),
  copyright: z.number().nullish(),
  copyright_statement: z.string().nullish(),
});

const maxNameLength = 120;

function readInfo(json: string): ImportAbout {
  let parsed: z.infer<typeof moduleInfo>;
  try {
    parsed = moduleInfo.parse(JSON.parse(json));
  } catch (cause) {
    const field = cause instanceof z.ZodError ? cause.issues[0]?.path.join('.') : undefined;
    throw new FileRefusedError(infoNotReadMessage(field));
  }
  const plain = (text: string | null | undefined): string =>
    (text ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  for (const field of ['name', 'shortname'] as const)
    if (plain(parsed[field]).length > maxNameLength)
      throw new FileRefusedError(infoTooLongMessage(field, maxNameLength));
  const code = parsed.module ?? '';
  if (code !== '' && !versionCodePattern.test(code)) throw new FileRefusedError(infoCodeMessage(code.slice(0, 40)));
  return {
    code,
    name: plain(parsed.name),
    shortName: plain(parsed.shortname),
    language: parsed.lang_short ?? '',
    licence: plain(parsed.copyright_statement) || (parsed.copyright === 0 ? publicDomainInFile : ''),
  };
}
