import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { differences, hashSite } from '../pages/hash-site.ts';
import { copySourceTree } from '../rebuild/copy-source-tree.ts';
import { writeManifest } from '../sources/import-manifest.ts';
import { plainText } from './imports/whole-text.ts';
import type { Bench, BenchResult } from './result.ts';

const folder = '.build/bench-rebuild';
const code = 'bench_plain';

export const rebuildBench: Bench = {
  name: 'rebuild',
  title: 'A rebuild after one text, and after a change of one component',
  about:
    'A copy of this tree with its library and pages, into which a whole Bible of 31,102 verses without Strong’s numbers was laid. What a rebuild makes compared with the served site (library, pages, database) is timed: taking over what has not changed, and from nothing, which come to the same files, byte for byte. Before the text came, a component was changed that the pages of verbs show.',
  run: benchRebuild,
};

async function benchRebuild(): Promise<BenchResult> {
  copySourceTree(folder);
  try {
    const component = join(folder, 'site/views/hebrew/ConjugationTables.tsx');
    const source = readFileSync(component, 'utf8');
    writeFileSync(component, source.replace('Past and future<', 'Past, and what is to come<'));
    if (readFileSync(component, 'utf8') === source) throw new Error(`${component} says nothing that could be changed`);
    const changed = await timeBuild();
    setAside('changed', ['dist.next', '.wrangler.next']);
    writeFileSync(component, source);
    // The record of the site in use, not of the one that was only built.
    copyFileSync('.build/build-record.json', join(folder, '.build/build-record.json'));

    const { text } = plainText();
    const imports = join(folder, 'data/sources/imports');
    mkdirSync(imports, { recursive: true });
    const file = `${code}.txt`;
    writeFileSync(join(imports, file), text);
    // A text with a free license is rendered and packed too.
    writeManifest(imports, [{ code, file, licence: 'Public domain' }]);
    const after = await timeBuild();
    setAside('after', ['dist.next', '.wrangler.next', 'dist', 'data/library.sqlite', '.build', '.wrangler']);
    const full = await timeBuild();
    const different = differences(hashSite(join(folder, 'after/dist.next')), hashSite(join(folder, 'dist.next')));
    const stages = [...new Set([after, changed, full].flatMap((build) => [...build.stages.keys()]))];
    return {
      targets: [
        {
          what: 'Library, pages and database after one plain text, compared with all of it from nothing',
          unit: '×',
          value: after.seconds / full.seconds,
          atMost: 0.25,
        },
        {
          what: 'All of it after a change of one component, compared with all of it from nothing',
          unit: '×',
          value: changed.seconds / full.seconds,
        },
        {
          what: 'Files of the site that differ from those of a build from nothing',
          unit: 'count',
          value: different.length,
          atMost: 0,
        },
      ],
      tables: [
        {
          title: 'Seconds by what the dashboard is told',
          columns: [
            { name: 'after one text', unit: 's' },
            { name: 'after one component', unit: 's' },
            { name: 'from nothing', unit: 's' },
          ],
          rows: [
            { name: 'all', values: [after.seconds, changed.seconds, full.seconds] },
            ...stages.map((stage) => ({
              name: stage || 'until the first stage',
              values: [after, changed, full].map(({ stages: of }) => of.get(stage) ?? null),
            })),
          ],
        },
      ],
      charts: [],
      notes: different.length > 0 ? [`The first that differ: ${different.slice(0, 5).join(', ')}.`] : [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Moves build output out of the way of the next build. Deletion would affect the timing: without a journal, ext4 skips
 * the blocks of recently deleted files for some minutes, and writing a file then costs several times as much.
 */
function setAside(name: string, made: readonly string[]): void {
  mkdirSync(join(folder, name));
  for (const each of made.filter((path) => existsSync(join(folder, path))))
    renameSync(join(folder, each), join(folder, name, basename(each)));
}

interface Build {
  seconds: number;
  /** Seconds by stage, in order. */
  stages: Map<string, number>;
}

/** Does what a rebuild does before the swap. Throws with its output if it fails. */
async function timeBuild(): Promise<Build> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/rebuild/build-next.ts'], {
    cwd: folder,
    env: { ...process.env, LEXICON_STATE: '.wrangler/state' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const stages = new Map<string, number>();
  let [stage, since] = ['', begun];
  let printed = '';
  child.stderr.on('data', (data) => (printed += String(data)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed += `${line}\n`;
    if (!line.startsWith('{')) return;
    const { stage: next = '' } = JSON.parse(line) as { stage?: string };
    if (next === stage) return;
    stages.set(stage, (stages.get(stage) ?? 0) + (performance.now() - since) / 1000);
    [stage, since] = [next, performance.now()];
  });
  const status = await new Promise((end) => child.on('close', end));
  if (status !== 0) throw new Error(`The rebuild ended with ${String(status)}:\n${printed.slice(-2_000)}`);
  return { seconds: (performance.now() - begun) / 1000, stages };
}
