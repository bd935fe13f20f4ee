import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/killed-worker.ts';

/** `KILL_MOMENTS=100` tries as many moments as the design requires. The gate tries a few. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 6);
/** Milliseconds after its start in which an import of this size completes on an idle machine. */
const span = 2_500;
const verses = 1_189;

const worker = new KilledWorker();
beforeAll(async () => {
  await worker.begin();
});
afterAll(() => worker.remove());

/** The first verses of many chapters: a text that can be checked for completeness. */
function textOf(word: string): string {
  const chapters: [book: string, count: number][] = [
    ['Genesis', 50],
    ['Psalms', 150],
    ['Isaiah', 66],
    ['Matthew', 28],
  ];
  const lines = chapters.flatMap(([book, count]) =>
    Array.from({ length: count }, (_, chapter) =>
      [1, 2, 3, 4].map(
        (verse) => `${book} ${chapter + 1}:${verse} And there was ${word} upon the earth, ${book} ${chapter}.`,
      ),
    ),
  );
  return lines.flat().slice(0, verses).join('\n');
}

interface Status {
  activeImports: { id: string; status: string; can: string[] }[];
  completedImports: { id: string; status: string }[];
  endedImports: { id: string; status: string; stage: string; message: string }[];
  availableFiles: { path: string; name: string }[];
}

const words = ['light', 'darkness'] as const;

async function upload(word: string): Promise<string> {
  const form = new FormData();
  form.set('bibleVersion', 'cut');
  form.set('file', new File([textOf(word)], `${word}.txt`));
  const response = await worker.call('POST', '/api/admin/upload-bible', form);
  const uploaded = (await response.json()) as { file?: { path: string }; message?: string };
  if (!uploaded.file) throw new Error(uploaded.message);
  return uploaded.file.path;
}

const status = async (): Promise<Status> =>
  (await worker.call('GET', '/api/admin/import-status')).json() as Promise<Status>;

/**
 * What a reader finds in one search for either word: the number of verses, for each word that the first page shows. Two
 * separate searches would each be correct, but together show the old and the new text if the switch came between them.
 */
async function searchCounts(): Promise<number[]> {
  const response = await worker.call('GET', `/api/search?q=${encodeURIComponent(words.join(' OR '))}&db=cut`);
  if (response.status === 400) return words.map(() => 0);
  const { pagination, results } = (await response.json()) as {
    pagination: { totalResults: number };
    results: { content: string }[];
  };
  return words.map((word) => (results.some(({ content }) => content.includes(word)) ? pagination.totalResults : 0));
}

const verseCount = textOf('light').split('\n').length;
const oneOf: readonly number[][] = [
  [0, 0],
  [verseCount, 0],
  [0, verseCount],
];

/** Checks the library's files after a kill. */
function expectConsistent(): void {
  const versions = worker.library<{ id: number; verses: number }>("SELECT id, verses FROM versions WHERE code = 'cut'");
  expect(versions.length).toBeLessThanOrEqual(1);
  for (const { id, verses: count } of versions) {
    const range = `BETWEEN ${id * 100_000_000} AND ${id * 100_000_000 + 99_999_999}`;
    const [row] = worker.library<{ rows: number; indexed: number; light: number; darkness: number; counted: number }>(
      `SELECT (SELECT count(*) FROM verses WHERE key ${range}) AS rows,
        (SELECT count(*) FROM verses_fts WHERE rowid ${range}) AS indexed,
        (SELECT count(*) FROM verses_fts WHERE verses_fts MATCH 'light' AND rowid ${range}) AS light,
        (SELECT count(*) FROM verses_fts WHERE verses_fts MATCH 'darkness' AND rowid ${range}) AS darkness,
        (SELECT verses FROM words WHERE version_id = ${id} AND word = '') AS counted`,
    );
    expect(row).toMatchObject({ rows: count, indexed: count, counted: count });
    expect([
      [count, 0],
      [0, count],
    ]).toContainEqual([row?.light, row?.darkness]);
  }
}

test(
  `cut at ${moments} moments, readers have the old text or the new one whole, and nothing else is left at the end`,
  async () => {
    const paths = [await upload('light'), await upload('darkness')];
    for (let moment = 0; moment < moments; moment += 1) {
      const { activeImports } = await status();
      if (activeImports.length === 0)
        await worker.call('POST', '/api/admin/import-bible', {
          version: 'cut',
          filePath: paths[moment % 2],
          agreed: true,
        });
      const wait = Math.random() * span;
      const until = Date.now() + wait;
      // A reader searches continuously.
      while (Date.now() < until) expect(oneOf, `before the cut at ${wait} ms`).toContainEqual(await searchCounts());
      await worker.kill();
      expectConsistent();
      await worker.begin();
    }
    const ended = await untilQuiet();
    expect(ended.endedImports.filter(({ status: state }) => state === 'failed')).toEqual([]);
    expect(oneOf.slice(1)).toContainEqual(await searchCounts());
    await worker.kill();
    expectConsistent();
    expectNothingElse();
  },
  600_000 + moments * 60_000,
);

async function untilQuiet(): Promise<Status> {
  for (let tries = 0; tries < 300; tries += 1) {
    const now = await status();
    const cleaning = now.endedImports.some(({ stage }) => stage.endsWith('cleaning up'));
    if (now.activeImports.length === 0 && !cleaning) return now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`imports never end: ${JSON.stringify((await status()).activeImports)}`);
}

/** Only the readers' text and the previous one, which a rollback needs, have rows. */
function expectNothingElse(): void {
  const ids = worker.library<{ id: number }>('SELECT DISTINCT key / 100000000 AS id FROM verses').map(({ id }) => id);
  const counted = worker
    .library<{ id: number }>('SELECT DISTINCT version_id AS id FROM word_blocks')
    .map(({ id }) => id);
  expect(ids.length).toBeLessThanOrEqual(2);
  expect(counted.toSorted()).toEqual(ids.toSorted());
}
