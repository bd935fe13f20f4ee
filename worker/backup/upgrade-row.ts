import type { backupRow } from '#data/administration/contract/backup.ts';
import type * as z from 'zod';

type TableRow = z.infer<typeof backupRow>;

/** A migration that only renames or adds tables. Backups from before it can be restored. */
interface RenameStep {
  /** Name of the migration. */
  to: string;
  /** New names of tables. */
  tables: Readonly<Record<string, string>>;
  /** New names of columns, by the table's name before the migration. */
  columns: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** By the migration before it. */
const renameSteps: Readonly<Record<string, RenameStep>> = {
  '0012_second_factors.sql': {
    to: '0013_standard_names.sql',
    tables: { address_redirects: 'url_redirects' },
    columns: {
      audit: { network: 'ip_prefix_hash' },
      files: { given: 'options' },
      texts: { given: 'options' },
      imports: { door: 'source' },
    },
  },
  '0013_standard_names.sql': { to: '0014_version_details.sql', tables: {}, columns: {} },
  '0014_version_details.sql': { to: '0015_my_study.sql', tables: {}, columns: {} },
};

/**
 * Returns a function that gives a row of a backup the current names of its table and columns. Returns `undefined` if
 * migrations between the two schemas changed more than names.
 */
export function rowUpgrade(from: string, to: string): ((row: TableRow) => TableRow) | undefined {
  const steps: RenameStep[] = [];
  for (let schema = from; schema !== to;) {
    const step = renameSteps[schema];
    if (!step) return undefined;
    steps.push(step);
    schema = step.to;
  }
  return (row) => steps.reduce(rename, row);
}

function rename({ table, row }: TableRow, { tables, columns }: RenameStep): TableRow {
  const newNames = columns[table];
  return {
    table: tables[table] ?? table,
    row: newNames
      ? Object.fromEntries(Object.entries(row).map(([name, value]) => [newNames[name] ?? name, value]))
      : row,
  };
}
