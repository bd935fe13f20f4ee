import { formatCsv } from '#data/text/format-csv.ts';
import type { ExportList } from './export-list.ts';
import { linkColumn, referenceColumn, textColumn, versionColumn } from './messages.ts';

/**
 * CSV with a column for each version of a comparison. Texts and names can come from an imported file, so a cell that a
 * spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function formatExportCsv(list: ExportList): string {
  const isComparison = list.kind === 'comparison';
  const names = list.versions.map(({ name }) => name);
  const fields = isComparison
    ? [referenceColumn, ...names, linkColumn]
    : [referenceColumn, versionColumn, textColumn, linkColumn];
  const data = list.verses.map(({ reference, version, texts, link }) =>
    isComparison
      ? [reference, ...names.map((_, index) => texts[index] ?? ''), link]
      : [reference, names[version] ?? '', texts.join(' '), link],
  );
  return formatCsv([fields, ...data]);
}
