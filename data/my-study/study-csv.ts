import { formatStudyRange } from './format-anchor.ts';
import type { StudyAnchor, StudyRow } from './study-row.ts';

/** Columns of the CSV export. An import needs `kind` and either `start` or `reference`, or `text` for a free note. */
export const studyCsvColumns = [
  'kind',
  'reference',
  'start',
  'end',
  'style',
  'text',
  'labels',
  'list',
  'entry',
  'quote',
  'created',
] as const;
export type StudyCsvRow = Partial<Record<(typeof studyCsvColumns)[number], string>>;

/** Notes, highlights, bookmarks and passages of lists, one per line. */
export function studyCsvRows(rows: readonly StudyRow[]): StudyCsvRow[] {
  return rows.flatMap((row): StudyCsvRow[] => {
    const { kind, value } = row;
    const created = new Date(row.created).toISOString();
    if (!value) return [];
    switch (kind) {
      case 'note': {
        const { anchor, entry = '', text, labels } = row.value ?? { text: '', labels: [] };
        return [{ kind, ...placeOf(anchor), text, labels: formatCsvLabels(labels), entry, created }];
      }
      case 'highlight':
        return row.value ? [{ kind, ...placeOf(row.value.anchor), style: row.value.style, created }] : [];
      case 'bookmark':
        return row.value ? [{ kind, ...placeOf(row.value.anchor), text: row.value.remark, created }] : [];
      case 'list':
        return (row.value?.items ?? []).map((item) => ({
          kind,
          ...placeOf(item),
          text: item.remark,
          list: row.value?.name ?? '',
          created,
        }));
      default:
        return [];
    }
  });
}

/** Separated by commas. A label with a separator is in quotation marks. */
function formatCsvLabels(labels: readonly string[]): string {
  return labels.map((label) => (/[,;"]/.test(label) ? `"${label.replaceAll('"', '""')}"` : label)).join(', ');
}

function placeOf(anchor: StudyAnchor | undefined): StudyCsvRow {
  if (!anchor) return {};
  const { start, end, words } = anchor;
  return {
    reference: formatStudyRange(anchor),
    start: String(start),
    end: String(end),
    ...(words && { quote: words.quote }),
  };
}

export function formatStudyCsv(rows: readonly StudyRow[]): string {
  const lines = studyCsvRows(rows).map((row) => studyCsvColumns.map((column) => csvCell(row[column] ?? '')).join());
  return [studyCsvColumns.join(), ...lines].map((line) => `${line}\r\n`).join('');
}

/** A spreadsheet would calculate a text that starts with one of these. */
const formulaStart = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses the protection of {@link formatStudyCsv}. */
export function unprotectedCsvText(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}
