import { existsSync } from 'node:fs';
import { pageKinds, type PageKind } from '../checks/page-kinds.ts';
import { pageWeights, resultsWeights, scriptBytes, type PageWeight } from '../checks/page-weights.ts';
import { shellKind, shellWeight } from '../checks/shell-weight.ts';
import { weighKind, writeBaseline, type KindWeights } from '../checks/weights.ts';
import { serveInProcess } from './serve-apart.ts';
import type { Bench, BenchResult, StripChart, Table } from './result.ts';
import { queries } from './search-queries.ts';

/** Kilobytes in each column of the image. */
const step = 0.25;

export const weightsBench: Bench = {
  name: 'weights',
  title: 'What pages weigh',
  about: `Every page of the deployment and the results of ${queries.length} searches, compressed as the platform compresses them (brotli 4). “All before reading” is the page with its inline styles and scripts. Nothing else has to arrive, because style sheets are inlined and scripts never delay a page. One round trip carries 14.6 kB and takes 400 ms on a slow line. “Scripts after it” load automatically once the page is shown. \`npm test\` prints what has grown since the recorded weights, and fails if a limit is exceeded.`,
  run: benchWeights,
};

interface WeighedKind extends PageKind {
  weights: PageWeight[];
  summed: KindWeights;
}

/** If the report is stored, the baseline of the check is stored too. */
async function benchWeights(isStored: boolean): Promise<BenchResult> {
  const kinds = await weighAll();
  const shell = existsSync(shellKind.file) ? [shellWeight()] : [];
  if (isStored)
    writeBaseline(
      Object.fromEntries([
        ...kinds.map(({ name, summed }) => [name, summed] as const),
        ...shell.map((weight) => [shellKind.name, weighKind([weight])] as const),
      ]),
    );
  return {
    targets: [
      ...kinds.flatMap(({ name, limits, summed }) =>
        limits.map(({ of, at, atMost }) => ({
          what: `${name}: ${of === 'html' ? 'HTML alone' : 'all before reading'}, ${pointNames[at]}`,
          unit: 'bytes' as const,
          value: summed[of][at],
          atMost,
        })),
      ),
      ...shell.map(({ whole }) => ({
        what: 'service worker with its precache',
        unit: 'bytes' as const,
        value: whole,
        atMost: shellKind.atMost,
      })),
    ],
    tables: [
      tableOf('all before reading', 'whole', kinds),
      tableOf('HTML alone', 'html', kinds),
      tableOf('scripts after it', 'script', kinds),
    ],
    charts: [chartOf(kinds)],
    notes: [
      ...shell.map(
        ({ html, script }) =>
          `The service worker is ${count(html)} bytes, and fetches ${count(script)} when the first page has been read, so that the site answers without a network.`,
      ),
      `All scripts of the site together are ${count(scriptBytes())} bytes; no page loads them all: the browser tests hold pages that are read to 20,000 and pages that move to 115,000.`,
    ],
  };
}

const count = (bytes: number): string => bytes.toLocaleString('en');
const pointNames = { median: 'median', p95: '95th percentile', p99: '99th percentile', most: 'heaviest' };

async function weighAll(): Promise<WeighedKind[]> {
  const { url, stop } = await serveInProcess();
  try {
    const kinds: WeighedKind[] = [];
    for (const kind of pageKinds) {
      const weights =
        kind.files.length > 0
          ? pageWeights(kind.files)
          : await resultsWeights(
              url,
              queries.map(([text]) => text),
            );
      kinds.push({ ...kind, weights, summed: weighKind(weights) });
    }
    return kinds;
  } finally {
    await stop();
  }
}

function tableOf(title: string, of: 'html' | 'whole' | 'script', kinds: readonly WeighedKind[]): Table {
  return {
    title: `${title}, bytes`,
    columns: [
      { name: 'pages', unit: 'count' },
      { name: 'median', unit: 'count' },
      { name: '95th', unit: 'count' },
      { name: '99th', unit: 'count' },
      { name: 'heaviest', unit: 'count' },
    ],
    rows: kinds.map(({ name, summed }) => ({
      name,
      values: [summed.pages, summed[of].median, summed[of].p95, summed[of].p99, summed[of].most],
    })),
  };
}

function chartOf(kinds: readonly WeighedKind[]): StripChart {
  return {
    kind: 'strips',
    name: 'weights',
    title: 'All that arrives before a page can be read',
    unit: 'kB',
    step,
    strips: kinds.map(({ name, weights, summed, limits }) => {
      const indexes = weights.map(({ whole }) => Math.floor(whole / 1_000 / step));
      const counts = Array.from({ length: Math.max(...indexes) + 1 }, () => 0);
      for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
      const limit = limits.find(({ of, at }) => of === 'whole' && (at === 'p99' || at === 'most'))?.atMost;
      return {
        name: `${name}, ${summed.pages.toLocaleString('en')} ${summed.pages === 1 ? 'page' : 'pages'}`,
        counts,
        median: summed.whole.median / 1_000,
        p99: summed.whole.p99 / 1_000,
        ...(limit !== undefined && { limit: limit / 1_000 }),
      };
    }),
  };
}
