import { existsSync } from 'node:fs';
import { pageKinds, type PageKind } from '../checks/page-kinds.ts';
import { pageWeights, resultsWeights, scriptBytes, type PageWeight } from '../checks/page-weights.ts';
import { shellKind, shellWeight } from '../checks/shell-weight.ts';
import { weighKind, writeBaseline, type KindWeights } from '../checks/weights.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import type { Bench, BenchResult, StripChart, Table } from './result.ts';
import { queries } from './search-queries.ts';

/** Width of a column in the chart, in kilobytes. */
const step = 0.25;

export const weightsBench: Bench = {
  name: 'weights',
  title: 'Page weight',
  about: `All pages of a deployment, and the results pages of ${queries.length} searches, compressed with brotli level 4, as on the hosting platform. “Before first render” is the HTML with its inline CSS and inline scripts. A page needs nothing else to render: style sheets are inlined, and scripts never block rendering. One round trip carries 14.6 kB and takes 400 ms on a slow connection. “Scripts loaded later” are those that a page loads by itself after it is shown. “Learning” are the Hebrew lessons, “lists” the indexes of entries and texts and the pages about the site, “offline” the download page and the offline message. \`npm test\` prints what has grown since the last recorded weights, and fails if a page exceeds its limit.`,
  run: benchWeights,
};

interface WeighedKind extends PageKind {
  weights: PageWeight[];
  summed: KindWeights;
}

/** If the result is stored, the weights also become the new baseline of the check. */
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
          what: `${name}: ${of === 'html' ? 'HTML only' : 'before first render'}, ${pointNames[at]}`,
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
      tableOf('before first render', 'whole', kinds),
      tableOf('HTML only', 'html', kinds),
      tableOf('scripts loaded later', 'script', kinds),
    ],
    charts: [chartOf(kinds)],
    notes: [
      ...shell.map(
        ({ html, script }) =>
          `The service worker has ${count(html)} bytes. After the first page is shown, it downloads ${count(script)} bytes, so that the site works offline.`,
      ),
      `All scripts of the site together have ${count(scriptBytes())} bytes, but no page loads all of them. Browser tests fail if pages to read load more than 20,000 bytes of scripts without interaction, or interactive pages more than 131,000.`,
    ],
  };
}

const count = (bytes: number): string => bytes.toLocaleString('en');
const pointNames = { median: 'median', p95: '95th percentile', p99: '99th percentile', most: 'maximum' };

async function weighAll(): Promise<WeighedKind[]> {
  const { url, stop } = await serveInChildProcess();
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
      { name: '95th percentile', unit: 'count' },
      { name: '99th percentile', unit: 'count' },
      { name: 'maximum', unit: 'count' },
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
    title: 'Kilobytes before first render',
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
