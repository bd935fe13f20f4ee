import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { percentile } from '../checks/page-weights.ts';
import { bundle } from './api.ts';
import { selectOne, timeRequests, withWorker } from './auth.ts';
import { timeChecks } from './imports/check-in-browser.ts';
import { timeSearches } from './imports/read-searches.ts';
import { rollBackImport, runImport, type ImportFigures, type Site, type Stage } from './imports/run-import.ts';
import { cookie, copySite } from './imports/site-copy.ts';
import { smallestHeap } from './imports/smallest-heap.ts';
import { plainText, tableText } from './imports/whole-text.ts';
import { timeLoad, writeLoad } from './imports/wrangler-load.ts';
import { queries } from './search-queries.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import { summary, type Summary } from './summary.ts';

/** Codes of two versions that no site has. */
const [uncontestedCode, contestedCode] = ['bench_alone', 'bench_contested'];
const folder = '.build/bench-imports';
const databases = '.build/bench-imports-d1';
const checks = 5;
const rounds = 3;
const blocks = 10;
const callsABlock = 20;

export const importsBench: Bench = {
  name: 'imports',
  title: 'Bible import in the dashboard',
  about: `The King James Version as plain text (31,102 verses) is imported into a running site with a copy of its databases, with the requests that the dashboard sends. The time ends when a search finds its verses. One import runs alone, and one under another code while a reader searches. Both texts are rolled back afterwards. The baseline is wrangler loading the same rows into the same databases: \`wrangler d1 execute --file\` minus \`SELECT 1\`, the minimum of three runs. The CPU time is that of the complete runtime with its databases and development proxy, because one isolate cannot be measured separately. So it is an upper bound for a stage with one step. The heap is the smallest one, in steps of ten megabytes, in which Node completes the two steps of the worker that need the most memory. Searches during an import are compared with ${rounds} rounds of searches directly before it. \`import-status\` and \`SELECT 1\` are requested alternately, in ${blocks} blocks of ${callsABlock}. In the browser, the text is checked as a table of more than five megabytes, ${checks} times, from choosing the file to its report.`,
  run: benchImports,
};

async function benchImports(): Promise<BenchResult> {
  const { text, verses } = plainText();
  const table = tableText();
  copySite(folder);
  try {
    const { url, pid, stop } = await serveInChildProcess({ LEXICON_STATE: folder });
    const site: Site = { url, pid, folder };
    let own: ImportFigures;
    let seconds: Summary;
    let searches: { before: number[]; during: number[] };
    try {
      own = await runImport(site, uncontestedCode, text);
      writeLoad(folder, uncontestedCode);
      searches = await searchDuringImport(site, text);
      seconds = summary(await timeChecks(url, table, checks));
      await rollBackImport(site, own.id, uncontestedCode);
    } finally {
      await stop();
    }
    copyDatabase(databases);
    const status = await benchStatus();
    return resultOf({
      own,
      searches,
      checked: seconds,
      status,
      load: timeLoad(),
      heaps: { reading: smallestHeap('reading', text), counting: smallestHeap('counting', text) },
      verses,
      bytes: table.length,
    });
  } finally {
    for (const each of [folder, databases]) rmSync(each, { recursive: true, force: true });
  }
}

/** Times searches directly before an import and during it, then rolls the import back. */
async function searchDuringImport(site: Site, text: string): Promise<{ before: number[]; during: number[] }> {
  await timeSearches(site.url, (done) => done < queries.length);
  const before = await timeSearches(site.url, (done) => done < rounds * queries.length);
  let isImporting = true;
  const importing = runImport(site, contestedCode, text).finally(() => {
    isImporting = false;
  });
  const [{ id }, during] = await Promise.all([importing, timeSearches(site.url, () => isImporting)]);
  await rollBackImport(site, id, contestedCode);
  return { before, during };
}

function copyDatabase(to: string): void {
  mkdirSync(to, { recursive: true });
  cpSync(`${folder}/v3/d1`, `${to}/d1`, { recursive: true });
}

/** The ratios of the two requests by block, and all their times. */
async function benchStatus(): Promise<{ ratios: Summary; status: number[]; baseline: number[] }> {
  // In a separate folder, because two runtimes cannot open the same database.
  copyDatabase(`${databases}-baseline`);
  const figures = { status: [] as number[], baseline: [] as number[] };
  const ratios: number[] = [];
  try {
    await withWorker(selectOne, `${databases}-baseline`, async (baseline) =>
      withWorker(await bundle(), databases, async (url) => {
        const path = new URL('/api/admin/import-status', url);
        await timeRequests(baseline, '', callsABlock);
        await timeRequests(path, cookie, callsABlock);
        for (let block = 0; block < blocks; block += 1) {
          const [baselineTimes, statusTimes] = [
            await timeRequests(baseline, '', callsABlock),
            await timeRequests(path, cookie, callsABlock),
          ];
          ratios.push(percentile(statusTimes, 0.5) / percentile(baselineTimes, 0.5));
          figures.baseline.push(...baselineTimes);
          figures.status.push(...statusTimes);
        }
      }),
    );
  } finally {
    rmSync(`${databases}-baseline`, { recursive: true, force: true });
  }
  return { ratios: summary(ratios), ...figures };
}

interface Measurements {
  own: ImportFigures;
  searches: { before: number[]; during: number[] };
  checked: Summary;
  status: { ratios: Summary; status: number[]; baseline: number[] };
  load: { load: number; start: number };
  heaps: { reading: number; counting: number };
  verses: number;
  bytes: number;
}

function resultOf({ own, searches, checked, status, load, heaps, verses, bytes }: Measurements): BenchResult {
  const reading = own.stages.find(({ name }) => name === 'checking');
  const [before, during] = [percentile(searches.before, 0.5), percentile(searches.during, 0.5)];
  const milliseconds = [
    { name: 'median', unit: 'ms' as const },
    { name: '95th percentile', unit: 'ms' as const },
  ];
  const row = (name: string, times: number[]) => ({
    name,
    values: [percentile(times, 0.5), percentile(times, 0.95)],
  });
  return {
    targets: [
      {
        what: `import of ${verses.toLocaleString('en')} verses, time relative to loading with wrangler`,
        unit: '×',
        // On a busy machine the startup alone may take longer than the load. Then there is no figure.
        value: load.load > load.start ? own.seconds / (load.load - load.start) : Number.NaN,
        atMost: 3,
      },
      {
        what: 'CPU time for reading the file, the longest single step',
        unit: 's',
        value: reading?.cpuSeconds ?? Number.NaN,
        atMost: 2,
      },
      {
        what: 'smallest heap in which every step completes',
        unit: 'MB',
        value: Math.max(...Object.values(heaps)),
        atMost: 90,
      },
      targetOf(`check of a file of ${(bytes / 1e6).toFixed(1)} MB in the browser`, 's', checked, { atMost: 2 }),
      targetOf('`/api/admin/import-status`, latency relative to `SELECT 1`', '×', status.ratios, { atMost: 2 }),
      {
        what: 'median search latency during an import, relative to before',
        unit: '×',
        value: during / before,
        atMost: 1.3,
      },
    ],
    tables: [
      {
        title: 'stage of the import',
        columns: [
          { name: 'time', unit: 's' },
          { name: 'CPU time of the runtime', unit: 's' },
        ],
        rows: [
          ...own.stages.map(({ name, seconds, cpuSeconds }: Stage) => ({ name, values: [seconds, cpuSeconds] })),
          {
            name: 'total, until the first search',
            values: [own.seconds, own.stages.reduce((sum, each) => sum + each.cpuSeconds, 0)],
          },
          { name: 'wrangler loads the same rows', values: [load.load, null] },
          { name: 'wrangler runs `SELECT 1` (its startup)', values: [load.start, null] },
        ],
      },
      {
        title: 'request',
        columns: milliseconds,
        rows: [
          row('search before the import', searches.before),
          row('search during the import', searches.during),
          row('`import-status`', status.status),
          row('`SELECT 1`', status.baseline),
        ],
      },
    ],
    charts: [],
    notes: [
      `Reading the file needs a heap of ${heaps.reading} MB, and counting its words ${heaps.counting} MB. For this measurement the verses are in memory while words are counted. A real job reads them one by one from its own database.`,
      `The runtime used ${Math.round(own.before)} MB before the import and at most ${Math.round(own.most)} MB during it. These are two processes, with the caches of the databases and wrangler's proxy. A deployed isolate has neither.`,
      'The local runtime does all work on one thread, so a search waits for the current step of the import. In a deployment, D1 and the isolate have separate threads.',
    ],
  };
}
