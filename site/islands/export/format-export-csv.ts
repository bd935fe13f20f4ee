import Papa from 'papaparse';
import type { ExportList } from './export-list.ts';
import { linkColumn, referenceColumn, textColumn, versionColumn } from './messages.ts';

/** Papa's own pattern misses a cell whose text has a line break. */
const formula = /^[=+\-@\t\r]/;

/**
 * CSV by RFC 4180. A comparison has a column for each version. A cell that a spreadsheet would run as a formula is
 * prefixed with an apostrophe: texts and names can come from an imported file.
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
  return `${Papa.unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}
