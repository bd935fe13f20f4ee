import type { VerseId } from '#data/bible/verse-id.ts';
import type { Versification } from '#data/bible/versification.ts';
import type { FormatId } from './formats.ts';
import type { FileLocation } from './record.ts';

/** An error refuses the file, a warning requires confirmation, and an info is only shown. */
export type Severity = 'error' | 'warning' | 'info';

export const issueKinds = {
  broken: 'The file cannot be read',
  'not-a-verse': 'Lines that are not verses',
  'no-verses': 'No verses found',
  duplicate: 'Duplicate verses',
  'out-of-order': 'Verses out of order',
  'out-of-range': 'Verses outside every known numbering',
  empty: 'Verses without text',
  missing: 'Missing verses',
  unbalanced: 'Unmatched brackets or tags',
  'unknown-number': "Unknown Strong's numbers",
  'odd-character': 'Unexpected characters',
  markup: 'Markup in the text',
  script: 'Text in a different script than its language',
  short: 'Books with unusually short verses',
  'not-in-version': 'Books not in this version',
  apocrypha: 'Books other than the 66, skipped',
  'not-text': 'Headings and other text outside verses, skipped',
  remark: 'Remarks',
} as const;
export type IssueKind = keyof typeof issueKinds;

export interface ImportIssue {
  kind: IssueKind;
  severity: Severity;
  /**
   * A sentence that names the location: `line 812 of rstne.txt: "Gen 51:1" is not a verse; Genesis has 50 chapters`.
   */
  message: string;
  place?: FileLocation;
  verse?: VerseId;
}

/** The report of one of the 66 books that the file contains. */
export interface BookReport {
  book: number;
  name: string;
  /** Number of verses, without the titles of psalms. */
  found: number;
  /** Number of verses of the book in the text's versification. */
  expected: number;
  missing: number;
  duplicate: number;
  empty: number;
}

export interface ImportReport {
  format: FormatId;
  /** "utf-8", "windows-1255"; empty for binary formats. */
  encoding: string;
  numbering: Versification;
  /** Number of records that should be verses: verses + joined + empty + duplicate + refused + leftOut. */
  records: number;
  verses: number;
  /** How many of the verses are titles of psalms. Absent in reports of earlier releases. */
  titles?: number;
  /** Second parts of verses ("3b"), appended to the first. */
  joined: number;
  empty: number;
  duplicate: number;
  refused: number;
  /** Verses of books beyond the 66. */
  leftOut: number;
  books: BookReport[];
  /** The number of problems of each kind; {@link problems} lists the first of each. */
  counts: Partial<Record<IssueKind, number>>;
  problems: ImportIssue[];
  /** "refused": nothing can be imported. "ask": an administrator has to confirm the warnings. */
  verdict: 'refused' | 'ask' | 'ready';
}

const formula = /^[=+\-@\t\r]/;

/** Formats the problems as CSV. Prefixes cells that a spreadsheet would run as a formula with an apostrophe. */
export function formatReportCsv(report: ImportReport): string {
  const cell = (value: string | number): string => {
    const text = String(value);
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const rows = report.problems.map(({ severity, kind, place, message }) =>
    [severity, issueKinds[kind], place?.file ?? '', place?.line ?? '', message].map(cell).join(','),
  );
  return [['severity', 'kind', 'file', 'line', 'message'].join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
