import { rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { libraryPath } from '../library/paths.ts';
import { formatSummary, summary } from './compare.ts';
import { measureProcess, type ProcessFigures } from './measure-process.ts';

const target = '.build/bench-library.sqlite';

/** The library built from its sources, beside the one in use. */
export async function benchLibrary(runs = 3): Promise<string[]> {
  const figures: ProcessFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const script = `import('./scripts/library/build.ts').then(({ buildLibrary }) => buildLibrary({ target: '${target}' }))`;
    figures.push(await measureProcess(['-e', script]));
  }
  rmSync(target, { force: true });
  const sizes = tableSizes();
  const text = sizes.text / 1e6;
  return [
    `library build              ${formatSummary(summary(figures.map(({ seconds }) => seconds)), 's', 1)}`,
    `peak memory of the build   ${formatSummary(summary(figures.map(({ peakMegabytes }) => peakMegabytes)), 'MB', 0)}`,
    `library file               ${(statSync(libraryPath).size / 1e6).toFixed(0)} MB`,
    `search index of the verses ${(sizes.index / 1e6).toFixed(1)} MB for ${text.toFixed(1)} MB of text: ${(sizes.index / 1e6 / text).toFixed(1)}× (target 2.5)`,
  ];
}

/** Bytes of the verses' clean text, and of the pages that their full-text index takes. */
function tableSizes(): { text: number; index: number } {
  const db = new Database(libraryPath, { readonly: true });
  const text = db.prepare('SELECT sum(octet_length(text)) FROM verses').pluck().get() as number;
  const index = db.prepare("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'verses_fts_%'").pluck().get() as number;
  db.close();
  return { text, index };
}
