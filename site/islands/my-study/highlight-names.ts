import { highlightStyles, type HighlightStyle, type StudyRow } from '#data/my-study/study-row.ts';
import { styleNames } from './messages.ts';

/** The reader's own names, in the order of the styles. Empty names are the usual ones. */
export function namesOfLegend(rows: readonly StudyRow[]): readonly string[] {
  return rows.flatMap((row) => (row.kind === 'legend' && row.value ? [row.value.names] : []))[0] ?? [];
}

export function nameOfStyle(style: HighlightStyle, names: readonly string[]): string {
  const index = highlightStyles.indexOf(style);
  return names[index] || styleNames[index] || style;
}
