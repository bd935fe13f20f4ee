import { productName } from '#data/site/product.ts';
import { formatTarget, formatFigure, formatMeasured } from '../figure.ts';
import {
  hasLimit,
  isMet,
  type Bench,
  type BenchRecord,
  type Chart,
  type EarlierFigures,
  type Table,
} from '../result.ts';
import { describeChart } from './chart.ts';

/** Times are unreliable above this load per core. The previous benchmark can leave a load of one core. */
const busyLoad = 1.5;

export interface ReportPart extends Pick<Bench, 'name' | 'title' | 'about'> {
  record: BenchRecord | undefined;
}

/** The complete report in Markdown, from stored results. */
export function writeReport(parts: readonly ReportPart[], earlier: EarlierFigures): string {
  return `${[
    `# ${productName} performance report`,
    '`npm run bench` measures everything below and writes this report. Each section describes one benchmark: what it measures, on which data, and its targets in the design. If a benchmark compares several programs, it runs them one after another on the same data.',
    ...summaryOf(parts, earlier),
    ...methodOf(parts),
    ...parts.flatMap(section),
    ...rejectedIdeas,
  ].join('\n\n')}\n`;
}

function summaryOf(parts: readonly ReportPart[], { on, figures }: EarlierFigures): string[] {
  const targets = parts.flatMap(({ record }) => record?.result?.targets ?? []).filter(hasLimit);
  const missed = targets.filter((target) => !isMet(target)).length;
  const sentence =
    missed === 0
      ? `All ${targets.length} targets are met.`
      : `Of ${targets.length} targets, ${targets.length - missed} are met and **${missed} missed**.`;
  const rows = parts.flatMap(({ name, title, record }) => {
    const own = record?.result?.targets ?? [];
    return own.length === 0
      ? []
      : [
          [`**[${title}](#${anchor(title)})**`, '', '', ''],
          ...own.map((target) => [
            target.what,
            figures[name]?.[target.what] === undefined
              ? ''
              : formatFigure(figures[name][target.what] ?? null, target.unit),
            hasLimit(target)
              ? `${isMet(target) ? `${formatMeasured(target)} ✓` : `**${formatMeasured(target)} ✗**`}`
              : formatMeasured(target),
            formatTarget(target),
          ]),
        ];
  });
  return [
    '## Summary',
    `${sentence} Each target is the one at the time of the run. [Decision 0085](../../../docs/decisions/0085-page-weights-fit-one-round-trip.md) later raised some of them. Numbers in parentheses are the minimum and the maximum of several runs. The figures of ${on} are from before the front end used React and before a library was published in parts.`,
    markdownTable(['', on, 'latest run', 'target'], rows, 'lrrr'),
  ];
}

function methodOf(parts: readonly ReportPart[]): string[] {
  const byRun = Map.groupBy(
    parts.flatMap(({ title, record }) => (record ? [{ title, on: record.on, machine: record.machine }] : [])),
    ({ on, machine }) => `${on}, ${machine}`,
  );
  const single = byRun.size === 1;
  const busy = parts.filter(({ record }) => record && record.load > busyLoad * record.cores).map(({ title }) => title);
  return [
    '## Method',
    [...byRun]
      .map(([run, ran]) => `- ${run}${single ? '' : `: ${ran.map(({ title }) => title).join(', ')}`}`)
      .join('\n'),
    ...(busy.length > 0
      ? [
          `**The machine was busy with other work** during these benchmarks, so their times are unreliable: ${busy.join(', ')}.`,
        ]
      : []),
    'Bytes and rows are exact, and the same on every machine. **Times are not**: they vary by about 10 % between runs on an idle machine, and by far more on a busy one. So compare them only with other times of the same table. A median is over all runs or queries, and is shown with the maximum. 1 kB is 1,000 bytes, and 1 MB is 1,000,000 bytes. “Brotli 4” is the compression level of the platform. “–” means that there is no such figure.',
    '`npm run bench -- search` runs one benchmark. With `--keep`, its figures are stored and appear here. `npm run bench -- --draw` writes this report again from the stored figures.',
  ];
}

function section({ title, name, about, record }: ReportPart): string[] {
  const { result, failure } = record ?? {};
  return [
    `## ${title}`,
    about,
    ...(record ? [] : [`There are no figures yet. \`npm run bench -- ${name} --keep\` measures them.`]),
    ...(failure
      ? [
          `**The last run failed**${result ? ', and the figures are from the run before it' : ''}: ${failure.split('\n')[0]}`,
        ]
      : []),
    ...(result?.charts.map(imageOf) ?? []),
    ...(result?.tables.map(tableOf) ?? []),
    ...(result && result.notes.length > 0 ? [result.notes.map((note) => `- ${note}`).join('\n')] : []),
  ];
}

function imageOf(chart: Chart): string {
  return `![${describeChart(chart).replaceAll(/[[\]]/g, '\\$&')}](${chart.name}.svg)`;
}

function tableOf({ title, columns, rows }: Table): string {
  const lines = rows.map(({ name, values }) => [
    name,
    ...columns.map(({ unit }, index) => formatFigure(values[index] ?? null, unit)),
  ]);
  return markdownTable([title, ...columns.map(({ name }) => name)], lines, `l${'r'.repeat(columns.length)}`);
}

/** `alignment` has a letter for each column: l for left, r for right. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], alignment: string): string {
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [write(head), write([...alignment].map((side) => (side === 'r' ? '--:' : '---'))), ...rows.map(write)].join(
    '\n',
  );
}

/** The anchor that GitHub gives a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

const rejectedIdeas = [
  '## Other rejected alternatives',
  [
    '- **Early hints** (status 103) tell a browser what to load while the server computes the response. A page here needs nothing else before its first render, and the edge serves static files without computing. On a slow connection, a font that is sent first would only delay the text.',
    '- **Caching pages in the browser without revalidation.** An old page refers to scripts that a new deployment no longer has. So the browser revalidates a page each time, and gets status 304 without a body if nothing has changed. The service worker knows its build, so it serves pages without any request.',
  ].join('\n'),
];
