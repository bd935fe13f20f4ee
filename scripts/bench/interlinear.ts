import { cpSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { interlinearChapterPath } from '#data/interlinear/interlinear-paths.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { workerBindings } from '../checks/worker-bindings.ts';
import { libraryPath } from '../library/library-paths.ts';
import { bundle, libraryId, request, stateId } from './api.ts';
import { runtimeFigures } from './imports/runtime.ts';
import type { Bench, BenchResult } from './result.ts';
import { serveBuiltFile } from './serve-built-file.ts';

const stateFolder = '.build/bench-interlinear';
const texts = ['wlc', 'sblgnt', 'tr', 'kjv', 'web', 'rv1909'];
/** Chapters of each text, those nearest to its median length. */
const chapters = 101;

/** The site's worker with recorded answers of D1: a batch is asked once, then answered from text that must be parsed. */
const replayingWorker = `import site from './site.js';
export * from './site.js';
const recorded = new Map();
let session;
const library = {
  withSession: () => library,
  prepare: (text) => ({ text, params: [], bind: (...params) => ({ text, params }) }),
  async batch(statements) {
    const key = JSON.stringify(statements);
    if (!recorded.has(key)) {
      const bound = statements.map(({ text, params }) => session.prepare(text).bind(...params));
      recorded.set(key, JSON.stringify(await session.batch(bound)));
    }
    return JSON.parse(recorded.get(key));
  },
};
export default {
  fetch(request, env, context) {
    session = env.LIBRARY.withSession('first-unconstrained');
    return site.fetch(request, { ...env, LIBRARY: library }, context);
  },
};`;

export const interlinearBench: Bench = {
  name: 'interlinear',
  title: 'CPU time of interlinear chapters',
  about: `CPU time of the worker for an interlinear chapter, in workerd: ${chapters} chapters of each text, those nearest to its median length, one after another without any cache. The answers of D1 are recorded before, because the platform does not count the time of D1 as time of the worker. Includes sending the page, 100 to 210 kB. Linux counts CPU time in hundredths of a second, so the figures are means.`,
  run: benchInterlinear,
};

async function benchInterlinear(): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [
        { type: 'ESModule', path: 'replaying.js', contents: replayingWorker },
        { type: 'ESModule', path: 'site.js', contents: await bundle() },
      ],
      compatibilityDate: '2026-11-01',
      compatibilityFlags: ['nodejs_compat'],
      resourcePersistencePath: stateFolder,
      cacheAPI: false,
      d1Databases: { LIBRARY: libraryId(), APP: stateId() },
      ...workerBindings,
      serviceBindings: { ASSETS: serveBuiltFile },
    }),
  );
  try {
    const url = await miniflare.ready;
    const pathsByText = texts.map((text) => medianChapters(text));
    for (const path of pathsByText.flat()) await request(new URL(path, url));
    const rows = [];
    for (const [index, paths] of pathsByText.entries()) {
      const before = runtimeFigures(process.pid).seconds;
      for (const path of paths) await request(new URL(path, url));
      const milliseconds = ((runtimeFigures(process.pid).seconds - before) * 1000) / paths.length;
      rows.push({ name: texts[index] ?? '', values: [milliseconds] });
    }
    const highest = Math.max(...rows.flatMap(({ values }) => values));
    return {
      targets: [
        {
          what: 'CPU time of a chapter of median length, highest of six texts',
          unit: 'ms',
          value: highest,
          atMost: 10,
        },
      ],
      tables: [{ title: 'text', columns: [{ name: 'CPU time, mean', unit: 'ms' }], rows }],
      charts: [],
      notes: [],
    };
  } finally {
    await miniflare.dispose();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Paths of the chapters nearest to the median length of the text. */
function medianChapters(code: string): string[] {
  const db = new Database(libraryPath, { readonly: true });
  const byLength = db
    .prepare<[string, string], { book: number; chapter: number }>(
      `SELECT (key % ${versionKeyUnit}) / 1000000 AS book, key / 1000 % 1000 AS chapter FROM verses
       WHERE key / ${versionKeyUnit} = (SELECT id FROM versions WHERE code IN (?, ? || '_strongs'))
       GROUP BY key / 1000 ORDER BY sum(length(text))`,
    )
    .all(code, code);
  db.close();
  const start = Math.floor((byLength.length - chapters) / 2);
  return byLength
    .slice(start, start + chapters)
    .map(({ book, chapter }) => interlinearChapterPath(code, book, chapter));
}
