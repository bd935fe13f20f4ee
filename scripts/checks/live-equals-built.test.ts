import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verseIndexRow } from '#data/schema/full-text.ts';
import { phraseTexts } from '../library/phrase-rows.ts';
import { countVersions, kjvNumbersOf, occurrenceRows, verseRows, versionRow } from '../library/rows.ts';
import { foldVerses, wordBlockRows } from '../library/full-text-index.ts';
import { importedSources } from '../sources/imported.ts';
import { writeManifest } from '../sources/import-manifest.ts';
import { KilledWorker } from '../testing/killed-worker.ts';

/**
 * `IMPORT_FILES` names a folder of complete texts (`asv.zip`). Without it, the fixtures of thirty verses are used,
 * plain and tagged. The worker imports each and the build builds it, and every row must be equal. A parsed Greek text
 * comes first, because its words delimit the phrases of a tagged English one.
 */
const own = process.env['IMPORT_FILES'];
const fixtures = 'data/imports/fixtures';
const files = own
  ? readdirSync(own)
      .filter((name) => name.endsWith('.zip'))
      .sort((a, b) => Number(b.startsWith('trparsed')) - Number(a.startsWith('trparsed')))
      .map((name) => join(own, name))
  : ['plain.txt', 'module.txt', 'usfm.usfm', 'osis-containers.xml'].map((name) => join(fixtures, name));

const worker = new KilledWorker();
const folder = mkdtempSync(join(tmpdir(), 'live-built-'));
beforeAll(async () => {
  await worker.begin();
});
afterAll(async () => {
  await worker.remove();
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = (file: string): string =>
  `t_${(file.split('/').at(-1) ?? '').replace(/\..*$/, '').replaceAll('-', '_')}`;

interface Listed {
  version: string;
  status: string;
  message: string;
}
interface Status {
  activeImports: Listed[];
  completedImports: Listed[];
  endedImports: Listed[];
}

async function importLive(file: string): Promise<void> {
  const code = codeOf(file);
  const form = new FormData();
  form.set('bibleVersion', code);
  form.set('name', `Text of ${code}`);
  form.set('file', new File([readFileSync(file)], file.split('/').at(-1) ?? ''));
  const stored = (await (await worker.call('POST', '/api/admin/upload-bible', form)).json()) as {
    file: { path: string };
  };
  await worker.call('POST', '/api/admin/import-bible', { version: code, filePath: stored.file.path, agreed: true });
  for (;;) {
    const status = (await (await worker.call('GET', '/api/admin/import-status')).json()) as Status;
    const isOwn = ({ version }: Listed): boolean => version === code;
    const ended = status.endedImports.find(isOwn);
    if (ended) throw new Error(`${code} was ${ended.status}: ${ended.message}`);
    if (status.completedImports.some(isOwn)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('an import writes the same rows as the build of the same file', async () => {
  expect(files.every((file) => existsSync(file))).toBe(true);
  for (const file of files) await importLive(file);
  await worker.kill();
  const live = worker.library<{ code: string; id: number }>('SELECT code, id FROM versions');
  expect(live.length).toBe(files.length);
  for (const file of files) copyFileSync(file, join(folder, `${codeOf(file)}.upload`));
  writeManifest(
    folder,
    live.map(({ code, id }) => ({ code, id, file: `${code}.upload`, name: `Text of ${code}` })),
  );
  const versions: Built[] = [];
  for (const source of await importedSources(folder)) {
    const { version } = await source.read(await source.find());
    if (!version) throw new Error(`${source.name} has no version`);
    versions.push({ ...version, source: source.code });
  }
  versions.sort((a, b) => a.about.id - b.about.id);
  // Each is compared with a build of the texts that existed when it was imported.
  for (const at of versions.keys()) expectSameRows(versions.slice(0, at + 1));
}, 1_200_000);

type Built = Parameters<typeof versionRow>[0];

const noTexts = {
  sources: [],
  entries: [],
  lexicon: [],
  verseMap: [],
  treasury: new Map(),
  automaticTags: new Map(),
  passages: [],
  remarks: [],
};

/** Compares the last of these versions. */
function expectSameRows(read: Built[]): void {
  const texts = phraseTexts({ ...noTexts, versions: read });
  const version = texts.versions.at(-1);
  if (!version) throw new Error('no version was read');
  const { id, code } = version.about;
  const counts = countVersions({ ...texts, versions: [version] });
  const verses = [...verseRows(version, kjvNumbersOf(texts))];
  const range = `BETWEEN ${id * 100_000_000} AND ${id * 100_000_000 + 99_999_999}`;

  const [row] = worker.library<object>(
    `SELECT code, id, name, short_name AS shortName, language, direction, source, versification, verses, tagged_words AS taggedWords FROM versions WHERE id = ${id}`,
  );
  expect(row).toEqual(versionRow(version, counts));
  expect(worker.library(`SELECT key, text, marks FROM verses WHERE key ${range} ORDER BY key`)).toEqual(
    verses.map(({ key, text, marks }) => ({ key, text, marks: JSON.stringify(marks) })),
  );
  expect(
    worker.library(`SELECT first, terms, posting_lists FROM word_blocks WHERE version_id = ${id} ORDER BY first`),
  ).toEqual(
    wordBlockRows(version.about, foldVerses(verses)).map(({ first, terms, postingLists }) => ({
      first,
      terms: JSON.stringify(terms),
      posting_lists: JSON.stringify(postingLists),
    })),
  );
  expect(
    new Set(
      worker
        .library<object>(`SELECT number, total, verse_total, verses FROM occurrences WHERE version = '${code}'`)
        .map((each) => JSON.stringify(each)),
    ),
  ).toEqual(
    new Set(
      occurrenceRows(counts).map(({ number, total, verseTotal, verses: verseCounts }) =>
        JSON.stringify({ number, total, verse_total: verseTotal, verses: JSON.stringify(verseCounts) }),
      ),
    ),
  );
  expectSameIndex(range, verses);
}

/** The index stores no text. All words of some verses find them, and only verses that exist are indexed. */
function expectSameIndex(range: string, verses: Parameters<typeof verseIndexRow>[0][]): void {
  const [count] = worker.library<{ n: number }>(`SELECT count(*) AS n FROM verses_fts WHERE rowid ${range}`);
  expect(count?.n).toBe(verses.length);
  const step = Math.ceil(verses.length / 10);
  for (const verse of verses.filter((_, at) => at % step === 0)) {
    const [text] = verseIndexRow(verse);
    const phrase = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, 6) ?? [];
    const matches = worker.library<{ n: number }>(
      `SELECT count(*) AS n FROM verses_fts WHERE verses_fts MATCH 'text : "${phrase.join(' ')}"' AND rowid ${range}`,
    );
    expect(matches[0]?.n, phrase.join(' ')).toBeGreaterThan(0);
  }
}
