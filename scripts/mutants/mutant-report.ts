import type { Judged, Outcome } from './judge.ts';
import { totalsOf } from './judge.ts';

/** Characters of code that are shown before and after the difference. */
const around = 24;
const shown = 80;

/** One mutant in one line: `data/text/x.ts:12 operator "<" → "<="`. */
export function formatMutant({ mutant: { file, line, operator, original, replacement } }: Judged): string {
  const { start, end } = difference(original, replacement);
  const cut = (text: string): string => {
    const [from, to] = [Math.max(0, start - around), Math.min(text.length, text.length - end + around)];
    return quote(`${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`);
  };
  return `${file}:${line} ${operator} ${cut(original)} → ${cut(replacement)}`;
}

/** Lengths of the common prefix and suffix. */
function difference(a: string, b: string): { start: number; end: number } {
  const maxLength = Math.min(a.length, b.length);
  let start = 0;
  while (start < maxLength && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return { start, end };
}

export function formatOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'noticed':
      return `noticed by ${outcome.by}`;
    case 'timed out':
      return 'noticed: the tests do not end';
    case 'explained':
      return `explained: ${outcome.reason}`;
    case 'survived':
      return outcome.tests === 0 ? 'SURVIVED: no test runs this code' : `SURVIVED ${outcome.tests} test files`;
  }
}

/** The report of a run: survivors first, then a table of folders. */
export function formatReport(judged: readonly Judged[]): string {
  const { noticed, survived, explained, percent } = totalsOf(judged);
  const survivors = judged
    .filter(({ outcome }) => outcome.kind === 'survived' || outcome.kind === 'explained')
    .map((each) => `  ${formatMutant(each)}\n    ${each.code}\n    ${formatOutcome(each.outcome)}`);
  const groups = Object.entries(
    Object.groupBy(judged, ({ mutant: { file } }) => file.split('/').slice(0, -1).join('/')),
  );
  const rows = groups
    .map(([folder, group = []]) => ({ folder, ...totalsOf(group) }))
    .sort((a, b) => a.folder.localeCompare(b.folder))
    .map((row) =>
      [row.folder.padEnd(34), row.noticed, row.survived, row.explained]
        .map((cell) => String(cell).padStart(9))
        .join(' '),
    );
  return [
    ...survivors,
    '',
    `${'folder'.padEnd(34)}   noticed  survived explained`,
    ...rows,
    '',
    `${noticed} noticed, ${survived} survived, ${explained} explained: ${percent} % noticed`,
    '',
  ].join('\n');
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > shown ? `${line.slice(0, shown)}…` : line}"`;
}
