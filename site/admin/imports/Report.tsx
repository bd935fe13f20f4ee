import { formats } from '#data/imports/formats.ts';
import { issueKinds } from '#data/imports/import-report.ts';
import { formatCountOf, formatCount } from '#data/site/count-text.ts';
import type { CheckResult } from './check-message.ts';

type Read = Extract<CheckResult, { kind: 'read' }>;

/** The result of a check: whether the file can be imported, then the problems, then each book. */
export function Report({ read }: { read: Read }) {
  const { report, warnings, errors } = read;
  const verdict = {
    refused: `This file cannot be imported: ${formatCountOf(errors, 'error')}.`,
    ask: `${formatCountOf(warnings, 'warning')} to look at. You can import it all the same.`,
    ready: 'Nothing is wrong with it.',
  }[report.verdict];
  const counts = Object.entries(report.counts);
  return (
    <section className="report" aria-label="Report">
      <h2>What is in the file</h2>
      <p className={report.verdict === 'refused' ? 'fault' : undefined} role="status">
        <strong>{verdict}</strong>
      </p>
      <p className="hint">
        {formats[report.format]}
        {report.encoding && `, ${report.encoding.toUpperCase()}`}: {formatCountOf(report.verses, 'verse')} in{' '}
        {formatCountOf(report.books.length, 'book')}
        {report.numbering === 'wlc' && ', numbered as the Hebrew text is'}.
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
          <summary>Line by line{report.problems.length >= 100 && ', the first 100'}</summary>
          <ol className="problems">
            {report.problems.map(({ message, severity }, at) => (
              <li key={`${at} ${message}`} className={severity === 'error' ? 'fault' : undefined}>
                {message}
              </li>
            ))}
          </ol>
        </details>
      )}
      {report.books.length > 0 && (
        <details>
          <summary>Book by book</summary>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Book</th>
                <th scope="col">Found</th>
                <th scope="col">Expected</th>
                <th scope="col">Missing</th>
                <th scope="col">Twice</th>
              </tr>
            </thead>
            <tbody>
              {report.books.map(({ book, name, found, expected, missing, duplicate }) => (
                <tr key={book}>
                  <th scope="row">{name}</th>
                  <td>{formatCount(found)}</td>
                  <td>{formatCount(expected)}</td>
                  <td>{missing === 0 ? '–' : formatCount(missing)}</td>
                  <td>{duplicate === 0 ? '–' : formatCount(duplicate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
