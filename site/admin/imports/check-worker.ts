import '../../polyfills/thread.ts';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { encodings } from '#data/imports/container/encodings.ts';
import { FileRefusedError } from '#data/imports/formats.ts';
import type { TableRow } from '#data/imports/formats/read-table.ts';
import { openSqlite } from '#data/imports/open-sqlite.ts';
import { spreadsheetRows } from '#data/imports/open-spreadsheet.ts';
import { previewTable } from '#data/imports/preview-table.ts';
import { readImport, type ImportOptions, type ReadImport } from '#data/imports/read-import.ts';
import { writeModule, type OriginalFile } from '#data/imports/write/write-module.ts';
import { tryParseColumns } from '#data/files/column-map.ts';
import { maxFileBytes } from '#data/files/upload-rules.ts';
import { maxReportLines, type CheckRequest, type CheckResult } from './check-message.ts';

/**
 * Runs in a worker, so that the page stays responsive while five megabytes are read. The parsers are those of the
 * server.
 */
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((result) => postMessage(result));
});

/** Formats that the server cannot read. Their parsed content is sent as a module. */
const readHere: ReadonlySet<string> = new Set(['spreadsheet', 'mybible', 'mysword']);

/** Formats whose columns can be chosen. */
const tables: ReadonlySet<string> = new Set(['table', 'spreadsheet']);

async function check({
  file,
  language,
  encoding: chosen,
  columns: chosenColumns,
  code,
}: CheckRequest): Promise<CheckResult> {
  try {
    const encoding = encodings.find((name) => name === chosen);
    const columns = tryParseColumns(chosenColumns ?? '');
    const whole = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    let sheet: Promise<TableRow[]> | undefined;
    const options: ImportOptions = {
      ...(language && { language }),
      ...(encoding && { encoding }),
      ...(columns && { columns }),
      openSpreadsheet: (name, bytes) => (sheet ??= spreadsheetRows(name, bytes)),
      openSqlite: (bytes) => openSqlite(bytes, wasm),
    };
    const read = await readImport(whole, options);
    const table = tables.has(read.report.format) ? await previewTable(whole, options) : undefined;
    const taken = columns ?? table?.columns;
    return {
      ...resultOf(read, whole, code),
      ...(table && { table: { ...table, columns: taken } }),
    };
  } catch (error) {
    if (error instanceof FileRefusedError) return { kind: 'refused', message: error.message, choices: error.choices };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function resultOf(read: ReadImport, file: OriginalFile, code: string): Extract<CheckResult, { kind: 'read' }> {
  const { problems } = read.report;
  const order = { error: 0, warning: 1, info: 2 };
  const count = (severity: string): number => problems.filter((problem) => problem.severity === severity).length;
  return {
    kind: 'read',
    report: {
      ...read.report,
      problems: problems.toSorted((a, b) => order[a.severity] - order[b.severity]).slice(0, maxReportLines),
    },
    warnings: count('warning'),
    errors: count('error'),
    name: read.about.name,
    ...(readHere.has(read.report.format) &&
      read.report.verdict !== 'refused' && { instead: moduleOf(read, file, code) }),
  };
}

/** The verses as a module under the name of the file, with the file inside unless that is too large. */
function moduleOf({ about, verses }: ReadImport, file: OriginalFile, code: string) {
  const text = { ...about, code, verses };
  const whole = writeModule(text, file);
  const bytes = whole.length > maxFileBytes ? writeModule(text) : whole;
  return { name: file.name, bytes: new Uint8Array(bytes) };
}
