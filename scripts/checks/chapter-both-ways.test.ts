import { readFileSync, readdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryLibrary } from '#data/reading/library-plan.ts';
import { readBooks, readChapter, type FoundChapter } from '#data/reading/read-chapter.ts';
import type { LoadedVersion } from '#data/versions/loaded-version.ts';
import { verseMapOf, type VersePair } from '#data/bible/versification.ts';
import { ChapterPage } from '../../site/views/reading/ChapterPage.tsx';
import { libraryQueryOf } from '../../worker/database/batch.ts';
import { verseRows, versionRows, entryRows } from '../../worker/testing/library-rows.ts';
import { crossReferenceRows, verseMapRows } from '../../worker/testing/reading-rows.ts';
import { testEditionRow } from '../../worker/testing/edition-row.ts';

/** The build reads a file and the worker reads D1. The same rows must give the same chapter in both. */
const migrations = 'worker/migrations/library';
const tables = {
  versions: versionRows,
  verses: verseRows,
  entries: entryRows,
  verse_map: verseMapRows,
  cross_references: crossReferenceRows,
  edition: [testEditionRow],
};

const file = new Database(':memory:');
const queryFile: QueryLibrary = (statements) =>
  Promise.resolve(
    statements.map(({ text, params }) => file.prepare<string[], Record<string, unknown>>(text).all(...params)),
  );
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default { fetch: () => new Response("") };',
    compatibilityDate: '2026-11-01',
    d1Databases: ['LIBRARY'],
  }),
);
let queryEdge: QueryLibrary;

beforeAll(async () => {
  const edge = await runtime.getD1Database('LIBRARY');
  queryEdge = libraryQueryOf(edge);
  const schema = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => readFileSync(`${migrations}/${name}`, 'utf8').split('--> statement-breakpoint'));
  for (const statement of schema) {
    file.exec(statement);
    await edge.prepare(statement).run();
  }
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = Object.entries(row).map(([name, value]) => [snakeCase(name), stored(value)] as const);
      const text = `INSERT INTO ${table} (${columns.map(([name]) => name).join()}) VALUES (${columns.map(() => '?').join()})`;
      const values = columns.map(([, value]) => value);
      file.prepare(text).run(...values);
      await edge
        .prepare(text)
        .bind(...values)
        .run();
    }
  }
});
afterAll(() => runtime.dispose());

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function stored(value: unknown): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  return JSON.stringify(value);
}

const map = verseMapOf(verseMapRows as VersePair[]);
const versions = versionRows as LoadedVersion[];

async function both(code: string, book: number, chapter: number): Promise<[FoundChapter, FoundChapter]> {
  const version = versions.find((each) => each.code === code);
  if (!version) throw new Error(`The tests have no version ${code}`);
  const args = { version, book, chapter, versions, map };
  return [await readChapter(queryFile, args), await readChapter(queryEdge, args)];
}

it.each([
  ['kjv_strongs', 1, 1, 3],
  ['kjv', 1, 1, 1],
  ['wlc', 39, 3, 1],
  ['tr', 66, 12, 2],
  ['kjv_strongs', 19, 119, 60],
])('renders %s, book %i, chapter %i the same from a file and from D1', async (code, book, chapter, verses) => {
  const [built, served] = await both(code, book, chapter);
  expect(served).toEqual(built);
  expect(built.chapter?.verses).toHaveLength(verses);
  const [page, edge] = [built, served].map((result) =>
    result.chapter ? renderToStaticMarkup(createElement(ChapterPage, result.chapter)) : '',
  );
  expect(edge).toBe(page);
  expect(page).toContain('<div class="text"');
});

it('a missing chapter is missing from both, with links to other versions that have it', async () => {
  const [built, served] = await both('tr', 1, 1);
  expect(served).toEqual(built);
  expect(built.chapter).toBeUndefined();
  expect(built.others.map(({ href }) => href)).toContain('/bible/kjv_strongs/genesis/1');
});

it('reads the same books of a version', async () => {
  for (const version of versions)
    expect(await readBooks(queryEdge, version)).toEqual(await readBooks(queryFile, version));
});
