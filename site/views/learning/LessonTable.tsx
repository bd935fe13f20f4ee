/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose style
   makes its parts grids and blocks loses the roles that its elements have by themselves */
/** What a column shows of a row. */
export interface LessonColumn<Row> {
  heading: string;
  /** Its cells' class, by which narrow screens place them. */
  className: string;
  /** The cell's text is what the filter searches, in this language. */
  searched?: 'english' | 'hebrew';
  /** `place` counts the rows of the whole table from 1. */
  cell: (row: Row, group: LessonGroup<Row>, place: number) => React.ReactNode;
}

export interface LessonGroup<Row> {
  /** Also the fragment of the page's address: "common-phrases". */
  id: string;
  name: string;
  rows: readonly Row[];
}

export interface LessonTableProps<Row> {
  className: string;
  columns: readonly LessonColumn<Row>[];
  groups: readonly LessonGroup<Row>[];
}

/** A table of a lesson, its rows under the headings of their groups. Roles, since narrow screens make cards of its rows. */
export function LessonTable<Row>({ className, columns, groups }: LessonTableProps<Row>) {
  const firstOf = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 1));
  return (
    <table className={`lessons ${className}`} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading }) => (
            <th key={heading} role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody key={group.id} id={group.id} role="rowgroup">
          <tr className="group" role="row">
            <th colSpan={columns.length} scope="rowgroup" role="rowheader">
              {group.name}
            </th>
          </tr>
          {group.rows.map((row, index) => (
            <tr key={index} role="row">
              {columns.map(({ heading, className: cellClass, searched, cell }) => (
                <td key={heading} className={cellClass} data-searched={searched} role="cell">
                  {cell(row, group, (firstOf[at] ?? 1) + index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
