import type { TablePreview } from '#data/imports/preview-table.ts';
import { columnRoles, formatColumns, tryParseColumns, type ColumnRole } from '#data/files/column-map.ts';
import {
  bookColumn,
  chapterColumn,
  columnContentLabel,
  columnName,
  columnRoleMessage,
  columnsIncomplete,
  columnsIncompleteError,
  columnsSummary,
  firstRowsLabel,
  idColumn,
  ignoreColumn,
  referenceColumn,
  textColumn,
  verseColumn,
} from './messages.ts';

const roleNames: Record<ColumnRole, string> = {
  book: bookColumn,
  chapter: chapterColumn,
  verse: verseColumn,
  reference: referenceColumn,
  id: idColumn,
  text: textColumn,
};

interface Props {
  table: TablePreview;
  /** The chosen columns, complete or not; empty if nothing was chosen. */
  chosen: string;
  /** Whether the check rejected the choice. */
  isRefused: boolean;
  onChoose: (columns: string) => void;
}

/** The first rows of a table, with a menu for the meaning of each column. */
export function Columns({ table, chosen, isRefused, onChoose }: Props) {
  const roles = rolesOf(chosen || (table.columns ? formatColumns(table.columns) : ''));
  const isWhole = tryParseColumns([...roles].map(([at, role]) => `${role}=${at}`).join(',')) !== undefined;
  const width = Math.max(...table.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const [head, ...others] = table.rows;
  const rows = table.header ? others : table.rows;

  const nameOf = (at: number): string => (table.header && head?.[at]) || columnName(at + 1);
  const choose = (at: number, name: string): void => {
    const role = columnRoles.find((each) => each === name);
    // Each role can be assigned to only one column.
    const next = [...roles].filter(([other, each]) => other !== at && each !== role);
    if (role) next.push([at, role]);
    onChoose(next.map(([index, each]) => `${each}=${index}`).join(',') || 'none');
  };

  return (
    <details className="columns" open={!isWhole || isRefused || chosen !== ''}>
      <summary>{columnsSummary(isWhole ? inWords(roles) : columnsIncomplete)}</summary>
      {!isWhole && (
        <p className="fault" role="alert">
          {columnsIncompleteError}
        </p>
      )}
      <div className="scrolls">
        <table aria-label={firstRowsLabel}>
          <thead>
            <tr>
              {columns.map((at) => (
                <th key={at} scope="col">
                  <label>
                    <span>{nameOf(at)}</span>
                    <select
                      aria-label={columnContentLabel(nameOf(at))}
                      value={roles.get(at) ?? ''}
                      onChange={({ currentTarget: { value } }) => choose(at, value)}
                    >
                      <option value="">{ignoreColumn}</option>
                      {columnRoles.map((role) => (
                        <option key={role} value={role}>
                          {roleNames[role]}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {columns.map((at) => (
                  <td key={at} dir="auto">
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Parses "book=0,chapter=1" into roles by column index. Accepts incomplete choices. */
function rolesOf(columns: string): Map<number, ColumnRole> {
  return new Map(
    columns.split(',').flatMap((part): [number, ColumnRole][] => {
      const [name, at] = part.split('=');
      const role = columnRoles.find((each) => each === name);
      return role && at ? [[Number(at), role]] : [];
    }),
  );
}

function inWords(roles: ReadonlyMap<number, ColumnRole>): string {
  return [...roles]
    .toSorted(([a], [b]) => a - b)
    .map(([at, role]) => columnRoleMessage(roleNames[role].replace(/ .*/, '').toLowerCase(), at + 1))
    .join(', ');
}
