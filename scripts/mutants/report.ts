import type { Judged, Outcome } from './judge.ts';
import { totalsOf } from './judge.ts';

const shown = 60;

/** One mutant in one line: `data/model/x.ts:12 operator "<" → "<="`. */
export function formatMutant({ mutant: { file, line, operator, original, replacement } }: Judged): string {
  return `${file}:${line} ${operator} ${quote(original)} → ${quote(replacement)}`;
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
