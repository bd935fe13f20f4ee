import type { VerseId } from '#data/bible/verse-id.ts';
import type { Numbering } from '#data/bible/versification.ts';
import type { FormatId } from './formats.ts';
import type { Place } from './record.ts';

/** An error refuses the file, a warning asks, an info tells. */
export type Severity = 'error' | 'warning' | 'info';

export const problemKinds = {
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
export type ProblemKind = keyof typeof problemKinds;

export interface Problem {
  kind: ProblemKind;
  severity: Severity;
  /** A sentence that names the place: `line 812 of rstne.txt: "Gen 51:1" is not a verse; Genesis has 50 chapters`. */
  message: string;
  place?: Place;
  verse?: VerseId;
}

/** One book of the 66, as far as the file has it. */
export interface BookReport {
  book: number;
  name: string;
  found: number;
  /** Verses that the book has in the numbering of the text. */
  expected: number;
  missing: number;
  duplicate: number;
  empty: number;
}

export interface ImportReport {
  format: FormatId;
  /** "utf-8", "windows-1255"; empty for a format that is no text. */
  encoding: string;
  numbering: Numbering;
  /**
   * Whatever should have been a verse, and what became of it: verses + joined + empty + duplicate + refused + leftOut
   * are the records.
   */
  records: number;
  verses: number;
  /** Second parts of verses ("3b"), put behind the first. */
  joined: number;
  empty: number;
  duplicate: number;
  refused: number;
  /** Verses of books beyond the 66. */
  leftOut: number;
  books: BookReport[];
  /** How many problems of each kind there are; {@link problems} lists the first of each. */
  counts: Partial<Record<ProblemKind, number>>;
  problems: Problem[];
  /** "refused": nothing may be imported. "ask": an administrator has to agree to the warnings. */
  verdict: 'refused' | 'ask' | 'ready';
}

const formula = /^[=+\-@\t\r]/;

/** The problems as CSV. A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function formatReportCsv(report: ImportReport): string {
  const cell = (value: string | number): string => {
    const text = String(value);
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const rows = report.problems.map(({ severity, kind, place, message }) =>
    [severity, problemKinds[kind], place?.file ?? '', place?.line ?? '', message].map(cell).join(','),
  );
  return [['severity', 'kind', 'file', 'line', 'message'].join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
