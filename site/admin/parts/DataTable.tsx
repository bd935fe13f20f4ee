import type { ReactNode } from 'react';

export interface DataTableRow {
  key: string;
  /** The header of the row. */
  header: ReactNode;
  cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** Names the table for screen readers, if no heading or summary does. */
  label?: string;
  columns: readonly string[];
  rows: readonly DataTableRow[];
}

/** A table of figures. The first cell of each row is its header. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <table className="figures" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, header, cells }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
