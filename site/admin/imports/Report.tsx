import { formats } from '#data/imports/formats.ts';
import { issueKinds } from '#data/imports/import-report.ts';
import { formatCount } from '#data/site/count-text.ts';
import type { CheckResult } from './check-message.ts';
import {
  bookByBookTitle,
  bookColumns,
  hebrewNumbering,
  noProblems,
  problemMessage,
  problemsSummary,
  readAsMessage,
  refusedMessage,
  reportLabel,
  reportTitle,
  versesInBooks,
  warningsVerdict,
} from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

type Read = Extract<CheckResult, { kind: 'read' }>;

/** The result of a check: whether the file can be imported, then the problems, then each book. */
export function Report({ read }: { read: Read }) {
  const { report, warnings, errors } = read;
  const verdict = {
    refused: refusedMessage(errors),
    ask: warningsVerdict(warnings),
    ready: noProblems,
  }[report.verdict];
  const counts = Object.entries(report.counts);
  return (
    <section className="report" aria-label={reportLabel}>
      <h2>{reportTitle}</h2>
      <p className={report.verdict === 'refused' ? 'fault' : undefined} role="status">
        <strong>{verdict}</strong>
      </p>
      <p className="hint">
        {readAsMessage(formats[report.format], report.encoding)}.{' '}
        {versesInBooks(report.verses, report.titles ?? 0, report.books.length)}
        {report.numbering === 'wlc' && hebrewNumbering}.
      </p>
      {counts.length > 0 && (
        <ul className="rows">
          {counts.map(([kind, count]) => (
            <li key={kind}>
              <div>{issueKinds[kind as keyof typeof issueKinds]}</div>
              <span className="pill">{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {report.problems.length > 0 && (
        <details>
          <summary>{problemsSummary(report.problems.length >= 100)}</summary>
          <ol className="problems">
            {report.problems.map(({ message, severity }, at) => (
              <li key={`${at} ${message}`} className={severity === 'error' ? 'fault' : undefined}>
                {problemMessage(message)}
              </li>
            ))}
          </ol>
        </details>
      )}
      {report.books.length > 0 && (
        <details>
          <summary>{bookByBookTitle}</summary>
          <DataTable
            columns={bookColumns}
            rows={report.books.map(({ book, name, found, expected, missing, duplicate }) => ({
              key: String(book),
              header: name,
              cells: [
                formatCount(found),
                formatCount(expected),
                missing === 0 ? '–' : formatCount(missing),
                duplicate === 0 ? '–' : formatCount(duplicate),
              ],
            }))}
          />
        </details>
      )}
    </section>
  );
}
