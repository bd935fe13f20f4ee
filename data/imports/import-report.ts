import type { VerseId } from '#data/bible/verse-id.ts';
import type { Versification } from '#data/bible/versification.ts';
import type { FormatId } from './formats.ts';
import type { FileLocation } from './record.ts';

/** An error refuses the file, a warning requires confirmation, and an info is only shown. */
export type Severity = 'error' | 'warning' | 'info';

export const issueKinds = {
  broken: 'The file cannot be read',
  'not-a-verse': 'Lines that are no verse',
  'no-verses': 'No verse was found',
  duplicate: 'Verses that stand twice',
  'out-of-order': 'Verses out of order',
  'out-of-range': 'Verses that no known numbering has',
  empty: 'Verses without a word',
  missing: 'Missing verses',
  unbalanced: 'Brackets or tags without their other half',
  'unknown-number': "Strong's numbers that no dictionary has",
  'odd-character': 'Odd characters',
  markup: 'Markup in the text',
  script: 'Text in another script than its language has',
  short: 'Books with verses half as long as the others’',
  'not-in-version': 'Books that are not in this version',
  apocrypha: 'Books beyond the 66, left out',
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
