import { formatCount } from '#data/site/count-text.ts';
import type { ActivityAnswer, Figures } from '#data/administration/contract/activity.ts';
import { formatDuration } from './figure-text.ts';
import { formatPointTime } from './point-time.ts';
import { allKinds, byKindTitle, byTimeTitle, figureColumns, groupNames, kindColumn, timeColumn } from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

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
      <DataTable
        label={label}
        columns={[first, ...figureColumns]}
        rows={rows.map(({ name, requests, errors, p50, p95, rowsRead, rowsWritten }) => ({
          key: name,
          header: name,
          cells: [
            formatCount(requests),
            errors > 0 ? <b className="bad">{formatCount(errors)}</b> : 0,
            formatDuration(p50),
            formatDuration(p95),
            formatCount(rowsRead),
            formatCount(rowsWritten),
          ],
        }))}
      />
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
