import type { TablePreview } from '#data/imports/preview-table.ts';
import { columnRoles, formatColumns, tryParseColumns, type ColumnRole } from '#data/files/column-map.ts';

const roleNames: Record<ColumnRole, string> = {
  book: 'Book',
  chapter: 'Chapter',
  verse: 'Verse',
  reference: 'Reference (Genesis 1:1)',
  id: 'Number (1001001)',
  text: 'Text',
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

  const nameOf = (at: number): string => (table.header && head?.[at]) || `Column ${at + 1}`;
  const choose = (at: number, name: string): void => {
    const role = columnRoles.find((each) => each === name);
    // Each role can be assigned to only one column.
    const next = [...roles].filter(([other, each]) => other !== at && each !== role);
    if (role) next.push([at, role]);
    onChoose(next.map(([index, each]) => `${each}=${index}`).join(',') || 'none');
  };

  return (
    <details className="columns" open={!isWhole || isRefused || chosen !== ''}>
      <summary>Columns: {isWhole ? inWords(roles) : 'say what each of them is'}</summary>
      {!isWhole && (
        <p className="fault" role="alert">
          Say which column holds the text, and which the book, chapter and verse, or the reference.
        </p>
      )}
      <div className="scrolls">
        <table aria-label="First rows">
          <thead>
            <tr>
              {columns.map((at) => (
                <th key={at} scope="col">
                  <label>
                    <span>{nameOf(at)}</span>
                    <select
                      aria-label={`What is in ${nameOf(at)}`}
                      value={roles.get(at) ?? ''}
                      onChange={({ currentTarget: { value } }) => choose(at, value)}
                    >
                      <option value="">Ignore</option>
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
    .map(([at, role]) => `${roleNames[role].replace(/ .*/, '').toLowerCase()} in ${at + 1}`)
    .join(', ');
}
