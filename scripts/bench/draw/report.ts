import { productName } from '#data/site/product.ts';
import { formatTarget, formatFigure, formatMeasured } from '../figure.ts';
import { isMet, type Bench, type BenchRecord, type Chart, type EarlierFigures, type Table } from '../result.ts';
import { describeChart } from './chart.ts';

/**
 * Times are not reliable if the load exceeds the cores by this much. The previous benchmark leaves a load of one core.
 */
const busyFrom = 1.5;

export interface ReportPart extends Pick<Bench, 'name' | 'title' | 'about'> {
  record: BenchRecord | undefined;
}

/** The complete report in Markdown, from stored results. Runs nothing. */
export function writeReport(parts: readonly ReportPart[], earlier: EarlierFigures): string {
  return `${[
    `# What ${productName} weighs, and how long it takes`,
    `Written by \`npm run bench\`, which measures everything below. Each part names what was done, on which data, and what the design asks of it. Where other programs do the same work, they did it in the same run, on the same data.`,
    ...glance(parts, earlier),
    ...runs(parts),
    ...parts.flatMap(section),
    ...rejectedIdeas,
  ].join('\n\n')}\n`;
}

function glance(parts: readonly ReportPart[], { on, figures }: EarlierFigures): string[] {
  const targets = parts.flatMap(({ record }) => record?.result?.targets ?? []);
  const missed = targets.filter((target) => !isMet(target)).length;
  const sentence =
    missed === 0
      ? `All ${targets.length} figures that the design asks for are met.`
      : `Of ${targets.length} figures that the design asks for, ${targets.length - missed} are met and **${missed} not**.`;
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
            isMet(target) ? `${formatMeasured(target)} ✓` : `**${formatMeasured(target)} ✗**`,
            formatTarget(target),
          ]),
        ];
  });
  return [
    '## At a glance',
    `${sentence} In brackets stand the lowest and the highest of the runs. Next to them are the figures of ${on}, before the front end was drawn in React and a library published in parts.`,
    markdownTable(['', `on ${on}`, 'now', 'asked'], rows, 'lrrr'),
  ];
}

function runs(parts: readonly ReportPart[]): string[] {
  const byRun = Map.groupBy(
    parts.flatMap(({ title, record }) => (record ? [{ title, on: record.on, machine: record.machine }] : [])),
    ({ on, machine }) => `${on}, ${machine}`,
  );
  const single = byRun.size === 1;
  const busy = parts.filter(({ record }) => record && record.load > busyFrom * record.cores).map(({ title }) => title);
  return [
    '## How to read the figures',
    [...byRun]
      .map(([run, ran]) => `- ${run}${single ? '' : `: ${ran.map(({ title }) => title).join(', ')}`}`)
      .join('\n'),
    ...(busy.length > 0
      ? [`**The machine was busy with other work** in these parts, so that their times say little: ${busy.join(', ')}.`]
      : []),
    'Bytes and rows are exact, and the same on every machine. **Times are not**: they move by a tenth from run to run on a quiet machine and by far more on a busy one, so what counts is how a thing is next to the others of its table. A median is of all runs or queries, and the worst is shown with it. kB and MB are thousands and millions of bytes. “Brotli 4” is the level at which the platform compresses what it sends.',
    'Draw the report again from the stored figures with `npm run bench -- --draw`; run one part with `npm run bench -- search`, and put its figures in here with `npm run bench -- search --keep`.',
  ];
}

function section({ title, name, about, record }: ReportPart): string[] {
  const { result, failure } = record ?? {};
  return [
    `## ${title}`,
    about,
    ...(record ? [] : [`It has not run yet: \`npm run bench -- ${name} --keep\`.`]),
    ...(failure
      ? [`**Its last run failed**${result ? ', and the figures are of the run before' : ''}: ${failure.split('\n')[0]}`]
      : []),
    ...(result?.charts.map(picture) ?? []),
    ...(result?.tables.flatMap(tableParts) ?? []),
    ...(result && result.notes.length > 0 ? [result.notes.map((note) => `- ${note}`).join('\n')] : []),
  ];
}

function picture(chart: Chart): string {
  return `![${describeChart(chart).replaceAll(/[[\]]/g, '\\$&')}](${chart.name}.svg)`;
}

function tableParts({ title, columns, rows }: Table): string[] {
  const lines = rows.map(({ name, values }) => [
    name,
    ...columns.map(({ unit }, index) => formatFigure(values[index] ?? null, unit)),
  ]);
  return [markdownTable([title, ...columns.map(({ name }) => name)], lines, `l${'r'.repeat(columns.length)}`)];
}

/** `sides` has a letter for each column: l for left, r for right. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], sides: string): string {
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [write(head), write([...sides].map((side) => (side === 'r' ? '--:' : '---'))), ...rows.map(write)].join('\n');
}

/** GitHub's anchor for a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

const rejectedIdeas = [
  '## Tried and left',
  [
    '- **Early hints** (103) tell a browser what to fetch while a server thinks. A page here needs nothing but itself before it can be read, files come from the edge without any thinking, and on a slow line a font that is sent first would only delay the text.',
    '- **Pages cached by a browser without asking again**: an old page names scripts that a new deployment no longer has. So a page is asked for again each time and answered 304 without a body where nothing changed, and the service worker, which knows the build, answers without any request.',
  ].join('\n'),
];
