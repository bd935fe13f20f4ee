import type { TablePreview } from '#data/imports/preview-table.ts';
import type { BookReport, ImportReport } from '#data/imports/import-report.ts';

export interface CheckRequest {
  file: File;
  language: string | undefined;
  encoding: string | undefined;
  /** Columns of a table, in the format of `formatColumns`; detected if absent. */
  columns: string | undefined;
  code: string;
}

/** Max number of report lines shown; the rest is only counted. */
export const maxReportLines = 100;

/** The result of a check, before anything is sent. */
export type CheckResult =
  | {
      kind: 'read';
      report: Omit<ImportReport, 'problems' | 'books'> & { problems: ImportReport['problems']; books: BookReport[] };
      warnings: number;
      errors: number;
      /** The title in the file. */
      name: string;
      /** For a table: its first rows, and the detected columns. */
      table?: TablePreview;
      /** Replaces the file if only a browser can read its format. */
      instead?: { name: string; bytes: Uint8Array<ArrayBuffer> };
    }
  | { kind: 'refused'; message: string; choices: readonly string[] }
  | { kind: 'failed'; message: string };
