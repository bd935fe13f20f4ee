import { formatStudyRange } from './format-anchor.ts';
import type { StudyAnchor, StudyRow } from './study-row.ts';

/** Notes, bookmarks and lists as Markdown for a paper, in the order of the Bible. `nameOf` names a highlight. */
export function formatStudyMarkdown(rows: readonly StudyRow[], nameOf: (style: string) => string): string {
  const lines: string[] = ['# My study', ''];
  const passages = rows.flatMap((row) => {
    const anchor = anchorOf(row);
    return anchor ? [{ row, anchor }] : [];
  });
  passages.sort((a, b) => a.anchor.start - b.anchor.start || a.row.created - b.row.created);
  let heading = '';
  for (const { row, anchor } of passages) {
    const reference = formatStudyRange(anchor);
    if (reference !== heading) lines.push(`## ${reference}`, '');
    heading = reference;
    lines.push(...linesOf(row, anchor, nameOf), '');
  }
  for (const row of rows) {
    if (row.kind === 'note' && row.value && !row.value.anchor)
      lines.push(`## ${row.value.entry ?? 'Note'}`, '', row.value.text, ...labelLines(row.value.labels), '');
    if (row.kind === 'list' && row.value) {
      lines.push(`## ${row.value.name}`, '');
      for (const item of row.value.items)
        lines.push(`- ${formatStudyRange(item)}${item.remark ? ` — ${item.remark.replaceAll('\n', ' ')}` : ''}`);
      lines.push('');
    }
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function anchorOf(row: StudyRow): StudyAnchor | undefined {
  const isPassage = row.kind === 'note' || row.kind === 'bookmark' || row.kind === 'highlight';
  return isPassage ? row.value?.anchor : undefined;
}

function linesOf(row: StudyRow, { words }: StudyAnchor, nameOf: (style: string) => string): string[] {
  const quote = words ? [`> ${words.quote}`, ''] : [];
  switch (row.kind) {
    case 'note':
      return [...quote, row.value?.text ?? '', ...labelLines(row.value?.labels ?? [])];
    case 'highlight':
      return [...quote, `*Highlighted: ${nameOf(row.value?.style ?? '')}*`];
    case 'bookmark':
      return [`*Bookmark*${row.value?.remark ? `: ${row.value.remark}` : ''}`];
    default:
      return [];
  }
}

function labelLines(labels: readonly string[]): string[] {
  return labels.length > 0 ? ['', `*Labels: ${labels.join(', ')}*`] : [];
}
