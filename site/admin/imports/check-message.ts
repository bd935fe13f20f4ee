import type { TablePreview } from '#data/imports/preview-table.ts';
import type { BookReport, ImportReport } from '#data/imports/report.ts';

export interface CheckRequest {
  file: File;
  language: string | undefined;
  encoding: string | undefined;
  /** Of a table, as `formatColumns` writes them; without it they are guessed. */
  columns: string | undefined;
  code: string;
}

/** Lines of a report that are shown; the rest are counted. */
export const mostShown = 100;

/** What a check found out, before anything is sent. */
export type CheckResult =
  | {
      kind: 'read';
      report: Omit<ImportReport, 'problems' | 'books'> & { problems: ImportReport['problems']; books: BookReport[] };
      warnings: number;
      errors: number;
      /** What the file calls itself. */
      name: string;
      /** Of a table, its first rows, and what its columns were taken for. */
      table?: TablePreview;
      /** In place of the file, where only a browser reads its format. */
      instead?: { name: string; bytes: Uint8Array<ArrayBuffer> };
    }
  | { kind: 'refused'; message: string; choices: readonly string[] }
  | { kind: 'failed'; message: string };
