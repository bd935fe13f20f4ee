import { globSync, rmSync } from 'node:fs';
import { astroArguments, astroEnvironment } from '../pages/astro-process.ts';
import { summary } from './summary.ts';
import { measureProcess, type ProcessFigures } from './measure-process.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

const astroOutput = '.build/bench-dist';
const plainOutput = '.build/bench-plain';

export const pagesBench: Bench = {
  name: 'pages',
  title: 'The build of the pages compared with a plain script',
  about:
    'Every page of the site, rendered by Astro with its components, and next to it a plain script that writes the same entry pages and data files from the same library with string templates: what the reading and writing cost by themselves. Turn about, in processes of their own.',
  run: () => benchPages(),
};

async function benchPages(runs = 3): Promise<BenchResult> {
  const astro: ProcessFigures[] = [];
  const plain: ProcessFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    rmSync(astroOutput, { recursive: true, force: true });
    rmSync(plainOutput, { recursive: true, force: true });
    astro.push(await measureProcess(astroArguments, { ...astroEnvironment, LEXICON_OUT: astroOutput }));
    plain.push(await measureProcess(['scripts/bench/plain-site.ts', astroOutput, plainOutput]));
  }
  rmSync(astroOutput, { recursive: true, force: true });
  rmSync(plainOutput, { recursive: true, force: true });
  const ratios = astro.map(({ seconds }, run) => seconds / (plain[run]?.seconds ?? Number.NaN));
  const files = globSync('dist/**', { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  const [site, script] = [astro, plain].map((figures) => ({
    seconds: summary(figures.map(({ seconds }) => seconds)),
    memory: summary(figures.map(({ peakMegabytes }) => peakMegabytes)),
  }));
  if (!site || !script) throw new Error('There was no run to measure');
  const rows = [
    { name: 'this site', ...site },
    { name: 'plain script, entries and their data alone', ...script },
  ];
  return {
    targets: [
      targetOf('full build of the pages, compared with the plain script', '×', summary(ratios), { atMost: 5 }),
      targetOf('memory of the build, at its peak', 'MB', site.memory, { atMost: 1_000 }),
      { what: 'files in a deployment', unit: 'count', value: files, atMost: 20_000 },
    ],
    tables: [
      {
        title: 'build',
        columns: [
          { name: 'time', unit: 's' },
          { name: 'slowest', unit: 's' },
          { name: 'peak memory', unit: 'MB' },
        ],
        rows: rows.map(({ name, seconds, memory }) => ({ name, values: [seconds.median, seconds.max, memory.median] })),
      },
    ],
    charts: [
      {
        kind: 'bars',
        name: 'pages',
        title: 'A full build of the pages',
        unit: 's',
        bars: rows.map(({ name, seconds }, index) => ({ name, value: seconds.median, isOurs: index === 0 })),
      },
    ],
    notes: [],
  };
}
