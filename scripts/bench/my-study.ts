import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { chapterOf, verseId } from '#data/bible/verse-id.ts';
import { asDeviceRow } from '#data/my-study/device-row.ts';
import { groupRows } from '#data/my-study/row-group.ts';
import { formatClock } from '#data/my-study/hybrid-clock.ts';
import { highlightStyles, type StudyRow } from '#data/my-study/study-row.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { latencyMilliseconds, onSlowLine } from './on-slow-line.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { serveCopy } from './serve-in-child-process.ts';
import { summary, type Summary } from './summary.ts';

const notes = 5_000;
const highlights = 20_000;
const slowdown = 4;
const runs = 21;
const chapter = '/bible/kjv_strongs/john/3';
const chapterId = 43_003;
/** The design's limits. */
const maxChapterMilliseconds = 15;
const maxSyncSeconds = 3;
const bytesPerSecond = 400_000 / 8;
const syncRuns = 2;

export const myStudyBench: Bench = {
  name: 'my-study',
  title: 'Chapters and sync with many notes',
  about: `A device with ${notes.toLocaleString('en')} notes and ${highlights.toLocaleString('en')} highlights, distributed evenly over all chapters. A chapter is opened with and without them in turn, with the CPU throttled by a factor of ${slowdown}. The benchmark measures the first contentful paint, and the main-thread work until the page is idle. The first sync of this account runs on a connection with ${latencyMilliseconds} ms of latency and 400 kbit/s. Its time excludes the transfer time of the bytes.`,
  run: benchMyStudy,
};

async function benchMyStudy(): Promise<BenchResult> {
  const { url, stop } = await serveCopy('.build/bench-my-study');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = manyRows();
    const [none, own, many] = await openChapters(browser, url, [[], rows.filter(isOfChapter), rows]);
    const syncs = await firstSyncs(browser, url, rows);
    const difference = (name: 'painted' | 'work', from: OpenedChapters, to: OpenedChapters): number =>
      Math.round((to[name].median - from[name].median) * 10) / 10;
    return {
      targets: [
        {
          what: 'chapter: additional time to first paint with all notes',
          unit: 'ms',
          value: difference('painted', none, many),
          atMost: maxChapterMilliseconds,
        },
        {
          what: 'chapter: additional work with all notes, compared with only its own',
          unit: 'ms',
          value: difference('work', own, many),
          atMost: maxChapterMilliseconds,
        },
        targetOf('first sync, without transfer time', 's', summary(syncs.map(({ seconds }) => seconds)), {
          atMost: maxSyncSeconds,
        }),
      ],
      tables: [
        {
          title: 'opening a chapter, median',
          columns: [
            { name: 'first paint', unit: 'ms' },
            { name: 'work until idle', unit: 'ms' },
          ],
          rows: [
            { name: 'no notes', values: [none.painted.median, none.work.median] },
            { name: 'only its own notes and highlights', values: [own.painted.median, own.work.median] },
            {
              name: `${(notes + highlights).toLocaleString('en')} notes and highlights`,
              values: [many.painted.median, many.work.median],
            },
          ],
        },
        {
          title: 'first sync',
          columns: [
            { name: 'time', unit: 's' },
            { name: 'bytes received', unit: 'bytes' },
            { name: 'requests', unit: 'count' },
          ],
          rows: syncs.map(({ whole, bytes, requests }, index) => ({
            name: `run ${index + 1}`,
            values: [whole, bytes, requests],
          })),
        },
      ],
      charts: [],
      notes: [],
    };
  } finally {
    await browser.close();
    await stop();
  }
}

/** Notes and highlights, evenly over all chapters. */
function manyRows(): StudyRow[] {
  const chapters = books.flatMap(({ number }) =>
    verseCounts(number, 'kjv').map((verses, index) => ({ book: number, chapter: index + 1, verses })),
  );
  const created = Date.now() - 86_400_000;
  return Array.from({ length: notes + highlights }, (_, index): StudyRow => {
    const { book, chapter: number, verses } = chapters[index % chapters.length] ?? { book: 1, chapter: 1, verses: 31 };
    const verse = 1 + (Math.floor(index / chapters.length) % verses);
    const id = verseId({ book, chapter: number, verse });
    const anchor = { start: id, end: id };
    const common = { id: `bench-${index}`, clock: formatClock(created + index, 0, 'bench000'), created };
    return index % 5 === 0
      ? { ...common, kind: 'note', value: { anchor, text: 'A note of a usual length. '.repeat(4), labels: ['hope'] } }
      : { ...common, kind: 'highlight', value: { anchor, style: highlightStyles[index % 6] ?? 'yellow' } };
  });
}

function isOfChapter({ kind, value }: StudyRow): boolean {
  return (kind === 'note' || kind === 'highlight') && chapterOf(value?.anchor?.start ?? 0) === chapterId;
}

/** Writes rows into IndexedDB as the site does. */
async function storeRows(page: Page, rows: readonly StudyRow[]): Promise<void> {
  const stored = groupRows(rows.map((row) => asDeviceRow(row)));
  await page.evaluate(async (all) => {
    localStorage.setItem('myStudy', '1');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('my-study', 2);
      request.addEventListener('upgradeneeded', () => {
        const store = request.result.createObjectStore('groups', { keyPath: 'key' });
        store.createIndex('keys', 'keys', { multiEntry: true });
        store.createIndex('unsent', 'unsent');
        request.result.createObjectStore('facts');
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('not opened')));
    });
    const transaction = database.transaction('groups', 'readwrite');
    for (const group of all) transaction.objectStore('groups').put(group);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, stored);
}

interface OpenedChapters {
  painted: Summary;
  work: Summary;
}

/** Opens a chapter on one device for each set of rows, in turn, because the speed of a machine changes over time. */
async function openChapters<Sets extends (readonly StudyRow[])[]>(
  browser: Browser,
  url: string,
  sets: readonly [...Sets],
): Promise<{ [Index in keyof Sets]: OpenedChapters }> {
  const devices = await Promise.all(
    sets.map(async (rows) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${url}${chapter}`);
      if (rows.length > 0) await storeRows(page, rows);
      await page.close();
      // The first visit fills the cache.
      await openChapter(context, url);
      return { context, painted: [] as number[], work: [] as number[] };
    }),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { context, painted, work } of devices) {
      const measured = await openChapter(context, url);
      painted.push(measured.painted);
      work.push(measured.work);
    }
  }
  for (const { context } of devices) await context.close();
  const opened = devices.map(({ painted, work }) => ({ painted: summary(painted), work: summary(work) }));
  return opened as { [Index in keyof Sets]: OpenedChapters };
}

const settlingMilliseconds = 1_500;

/** Milliseconds to the first contentful paint, and of main-thread work until the page is idle. */
async function openChapter(context: BrowserContext, url: string): Promise<{ painted: number; work: number }> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable');
    await page.goto(`${url}${chapter}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settlingMilliseconds);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { painted, work: seconds * 1_000 };
  } finally {
    await page.close();
  }
}

interface MeasuredSync {
  seconds: number;
  whole: number;
  bytes: number;
  requests: number;
}

/** Registers an account, uploads the rows, and measures the first sync of other devices. */
async function firstSyncs(browser: Browser, url: string, rows: readonly StudyRow[]): Promise<MeasuredSync[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/auth?tab=register`);
  await page.getByLabel('Username').fill(`bench-${Date.now() % 1e9}`);
  await page.getByLabel('Password', { exact: true }).fill('a bench in the shade');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL(`${url}/`);
  for (let index = 0; index < rows.length; index += 1_000) {
    const sent = rows.slice(index, index + 1_000).map((row) => ({ row, base: [] }));
    const ok = await page.evaluate(
      async (body) => {
        const response = await fetch('/api/account/my-study', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return response.ok;
      },
      { rows: sent },
    );
    if (!ok) throw new Error('The rows were not accepted');
  }
  const storageState = await context.storageState();
  await context.close();
  const measured: MeasuredSync[] = [];
  for (let run = 0; run < syncRuns; run += 1) {
    const counted = { bytes: 0, requests: 0 };
    let whole = 0;
    const seconds = await onSlowLine(
      browser,
      url,
      async (device, at) => {
        const session = await device.context().newCDPSession(device);
        await session.send('Network.enable');
        const own = new Set<string>();
        session.on('Network.requestWillBeSent', ({ requestId, request }) => {
          if (request.url.endsWith('/api/account/my-study')) own.add(requestId);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (!own.has(requestId)) return;
          counted.bytes += encodedDataLength;
          counted.requests += 1;
        });
        let begun = 0;
        const started = device.waitForRequest(/my-study$/).then(() => (begun = performance.now()));
        await device.goto(`${at}/my`);
        await started;
        await device.getByText(/^Synced with your account/).waitFor({ timeout: 300_000 });
        whole = (performance.now() - begun) / 1_000;
        return whole - counted.bytes / bytesPerSecond;
      },
      { storageState, serviceWorkers: 'block' },
    );
    measured.push({ seconds, whole, ...counted });
  }
  return measured;
}
