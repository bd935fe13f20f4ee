import { globSync, rmSync } from 'node:fs';
import { astroArguments, astroEnvironment } from '../pages/astro-process.ts';
import { summary } from './summary.ts';
import { measureProcess, type ProcessFigures } from './measure-process.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

const astroOutput = '.build/bench-dist';
const plainOutput = '.build/bench-plain';

export const pagesBench: Bench = {
  name: 'pages',
  title: 'Page build compared with a plain script',
  about:
    'Astro renders every page of the site with its components. The baseline is a plain script that writes the same entry pages and data files from the same library, with string templates. It shows how much of the time is reading and writing. Both run alternately, each in its own process.',
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
    { name: 'plain script (only entries and their data)', ...script },
  ];
  return {
    targets: [
      targetOf('full page build, time relative to the plain script', '×', summary(ratios), { atMost: 5 }),
      targetOf('full page build, peak memory', 'MB', site.memory, { atMost: 1_000 }),
      { what: 'files in a deployment', unit: 'count', value: files, atMost: 20_000 },
    ],
    tables: [
      {
        title: 'build',
        columns: [
          { name: 'median', unit: 's' },
          { name: 'maximum', unit: 's' },
          { name: 'peak memory', unit: 'MB' },
        ],
        rows: rows.map(({ name, seconds, memory }) => ({ name, values: [seconds.median, seconds.max, memory.median] })),
      },
    ],
    charts: [
      {
        kind: 'bars',
        name: 'pages',
        title: 'Full page build',
        unit: 's',
        bars: rows.map(({ name, seconds }, index) => ({ name, value: seconds.median, isOurs: index === 0 })),
      },
    ],
    notes: [],
  };
}
