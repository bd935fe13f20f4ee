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
import { serveInProcess } from './serve-apart.ts';
import { summary, type Summary } from './summary.ts';

/** Two codes that no text of a site has. */
const [uncontestedCode, contestedCode] = ['bench_alone', 'bench_beside'];
const folder = '.build/bench-imports';
const databases = '.build/bench-imports-d1';
const checks = 5;
const rounds = 3;
const blocks = 10;
const callsABlock = 20;

export const importsBench: Bench = {
  name: 'imports',
  title: 'A Bible by the dashboard',
  about: `The King James Version as plain text, 31,102 verses, imported into the running site on a copy of its databases, by the requests that the dashboard sends, until a search finds its verses: once alone, and once under another code while a reader searches. The comparison is the time that wrangler takes to load the same rows (\`wrangler d1 execute --file\` minus \`SELECT 1\`, the fastest of three runs) into the same databases. CPU is that of the whole runtime with its databases and development proxy, because that of one isolate cannot be measured. So it is an upper limit for a stage of one step. The heap is the smallest, in steps of ten megabytes, in which Node runs the two steps of the worker that need most. A search during an import is compared with ${rounds} rounds directly before it. \`import-status\` and \`SELECT 1\` are requested ${blocks} times ${callsABlock}, in turns. The text as a table of more than five megabytes is checked in the browser, from the choice of the file to its report, ${checks} times. At the end both texts are rolled back.`,
  run: benchImports,
};

async function benchImports(): Promise<BenchResult> {
  const { text, verses } = plainText();
  const table = tableText();
  copySite(folder);
  try {
    const { url, pid, stop } = await serveInProcess({ LEXICON_STATE: folder });
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

/** Searches right before an import and during it. The import is rolled back. */
async function searchDuringImport(site: Site, text: string): Promise<{ before: number[]; during: number[] }> {
  await timeSearches(site.url, (done) => done < queries.length);
  const before = await timeSearches(site.url, (done) => done < rounds * queries.length);
  let goesOn = true;
  const importing = runImport(site, contestedCode, text).finally(() => {
    goesOn = false;
  });
  const [{ id }, during] = await Promise.all([importing, timeSearches(site.url, () => goesOn)]);
  await rollBackImport(site, id, contestedCode);
  return { before, during };
}

function copyDatabase(to: string): void {
  mkdirSync(to, { recursive: true });
  cpSync(`${folder}/v3/d1`, `${to}/d1`, { recursive: true });
}

/** The ratios of the two requests by block, and all their times. */
async function benchStatus(): Promise<{ ratios: Summary; status: number[]; floor: number[] }> {
  // In a separate folder, because two runtimes cannot open the same database.
  copyDatabase(`${databases}-floor`);
  const figures = { status: [] as number[], floor: [] as number[] };
  const ratios: number[] = [];
  try {
    await withWorker(selectOne, `${databases}-floor`, async (floor) =>
      withWorker(await bundle(), databases, async (url) => {
        const path = new URL('/api/admin/import-status', url);
        await timeRequests(floor, '', callsABlock);
        await timeRequests(path, cookie, callsABlock);
        for (let block = 0; block < blocks; block += 1) {
          const [least, own] = [
            await timeRequests(floor, '', callsABlock),
            await timeRequests(path, cookie, callsABlock),
          ];
          ratios.push(percentile(own, 0.5) / percentile(least, 0.5));
          figures.floor.push(...least);
          figures.status.push(...own);
        }
      }),
    );
  } finally {
    rmSync(`${databases}-floor`, { recursive: true, force: true });
  }
  return { ratios: summary(ratios), ...figures };
}

interface Measurements {
  own: ImportFigures;
  searches: { before: number[]; during: number[] };
  checked: Summary;
  status: { ratios: Summary; status: number[]; floor: number[] };
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
    { name: '95th', unit: 'ms' as const },
  ];
  const row = (name: string, times: number[]) => ({
    name,
    values: [percentile(times, 0.5), percentile(times, 0.95)],
  });
  return {
    targets: [
      {
        what: `${verses.toLocaleString('en')} verses until they are searched, compared with wrangler's load of their rows without its start`,
        unit: '×',
        // On a busy machine the start alone may have taken longer. Then there is no figure.
        value: load.load > load.start ? own.seconds / (load.load - load.start) : Number.NaN,
        atMost: 3,
      },
      {
        what: 'CPU of the runtime while the file is read, the longest of all steps',
        unit: 's',
        value: reading?.cpuSeconds ?? Number.NaN,
        atMost: 2,
      },
      {
        what: 'heap in which a step comes to its end',
        unit: 'MB',
        value: Math.max(...Object.values(heaps)),
        atMost: 90,
      },
      targetOf(`check of ${(bytes / 1e6).toFixed(1)} MB in the browser`, 's', checked, { atMost: 2 }),
      targetOf('`/api/admin/import-status` compared with `SELECT 1`, in turns', '×', status.ratios, { atMost: 2 }),
      { what: "readers' searches during an import, median", unit: '×', value: during / before, atMost: 1.3 },
    ],
    tables: [
      {
        title: 'from the start to the first search',
        columns: [
          { name: 'time', unit: 's' },
          { name: 'CPU of the runtime', unit: 's' },
        ],
        rows: [
          ...own.stages.map(({ name, seconds, cpuSeconds }: Stage) => ({ name, values: [seconds, cpuSeconds] })),
          {
            name: 'the whole import',
            values: [own.seconds, own.stages.reduce((sum, each) => sum + each.cpuSeconds, 0)],
          },
          { name: "wrangler's load of the same rows", values: [load.load, null] },
          { name: "wrangler's `SELECT 1`, for its start", values: [load.start, null] },
        ],
      },
      {
        title: 'calls',
        columns: milliseconds,
        rows: [
          row('searches before', searches.before),
          row('searches during an import', searches.during),
          row('`import-status`', status.status),
          row('`SELECT 1`', status.floor),
        ],
      },
    ],
    charts: [],
    notes: [
      `The file is read in a heap of ${heaps.reading} MB, its words are counted in ${heaps.counting} MB (there the verses stand in memory, which a job reads from its own database one by one). The runtime held ${Math.round(own.before)} MB before the import and ${Math.round(own.most)} MB at most during it: two processes with the databases' caches and wrangler's proxy, neither of which a deployment's isolate has. It does all of this on one thread, as D1 and an isolate in a deployment do not, so a search waits for what a step is doing.`,
    ],
  };
}
