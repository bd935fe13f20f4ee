import type { ActivityAnswer, Figures } from '#data/administration/contract/activity.ts';
import { formatDuration } from './figure-text.ts';
import { formatPointTime } from './point-time.ts';
import { allKinds, byKindTitle, byTimeTitle, figureColumns, groupNames, kindColumn, timeColumn } from './messages.ts';

interface FiguresTableProps {
  label: string;
  first: string;
  rows: (Figures & { name: string })[];
}

function FiguresTable({ label, first, rows }: FiguresTableProps) {
  return (
    // On narrow screens a table of seven columns scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scrolls" role="group" aria-label={label} tabIndex={0}>
      <table className="figures" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {figureColumns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, requests, errors, p50, p95, rowsRead, rowsWritten }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{requests.toLocaleString('en')}</td>
              <td className={errors > 0 ? 'bad' : ''}>{errors.toLocaleString('en')}</td>
              <td>{formatDuration(p50)}</td>
              <td>{formatDuration(p95)}</td>
              <td>{rowsRead.toLocaleString('en')}</td>
              <td>{rowsWritten.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The figures of each group and the total. The figures of each point in time can be expanded. */
export function ActivityTables({ answer }: { answer: ActivityAnswer }) {
  const { points, groups, total, stepHours } = answer;
  return (
    <>
      <h2>{byKindTitle}</h2>
      <FiguresTable
        label={byKindTitle}
        first={kindColumn}
        rows={[...groups.map((row) => ({ ...row, name: groupNames[row.group] })), { ...total, name: allKinds }]}
      />
      <details>
        <summary>{byTimeTitle}</summary>
        <FiguresTable
          label={byTimeTitle}
          first={timeColumn}
          rows={points.toReversed().map((row) => ({ ...row, name: formatPointTime(row.at, stepHours) }))}
        />
      </details>
    </>
  );
}
