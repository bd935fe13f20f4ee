import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import { textOfRow } from '#data/my-study/merge-row.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { rangeOfRow } from './panel-rows.ts';

const maxShown = 120;

/** "note · John 3:16 · For God so loved". */
export function describeRow(row: StudyRow): string {
  const range = rangeOfRow(row);
  const text = row.value && 'name' in row.value ? row.value.name : textOfRow(row);
  return [row.kind, range && formatStudyRange(range), text.slice(0, maxShown)].filter(Boolean).join(' · ');
}
