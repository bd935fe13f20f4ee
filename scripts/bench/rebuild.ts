import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copySourceTree } from '../rebuild/copy-source-tree.ts';
import { writeManifest } from '../sources/import-manifest.ts';
import { plainText } from './imports/whole-text.ts';
import type { Bench, BenchResult } from './result.ts';

const folder = '.build/bench-rebuild';
const code = 'bench_plain';

export const rebuildBench: Bench = {
  name: 'rebuild',
  title: 'Rebuild after one new text',
  about:
    'A copy of the source tree with its library and pages gets a new text: a complete Bible of 31,102 verses without Strong’s numbers. The benchmark measures the time until library, pages and database are built. During a rebuild, the previous site is still served.',
  run: benchRebuild,
};

async function benchRebuild(): Promise<BenchResult> {
  copySourceTree(folder);
  try {
    const { text } = plainText();
    const imports = join(folder, 'data/sources/imports');
    mkdirSync(imports, { recursive: true });
    const file = `${code}.txt`;
    writeFileSync(join(imports, file), text);
    // A text with a free license is rendered and packed too.
    writeManifest(imports, [{ code, file, licence: 'Public domain' }]);
    const { seconds, stages } = await timeBuild();
    return {
      targets: [
        {
          what: 'rebuild after one plain text, with two CPU cores',
          unit: 's',
          value: seconds,
          atMost: 120,
        },
      ],
      tables: [
        {
          title: 'stage, as the dashboard names it',
          columns: [{ name: 'after one text', unit: 's' }],
          rows: [
            { name: 'total', values: [seconds] },
            ...[...stages].map(([stage, value]) => ({ name: stage || 'before the first stage', values: [value] })),
          ],
        },
      ],
      charts: [],
      notes: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
  if (status !== 0) throw new Error(`The rebuild exited with code ${String(status)}:\n${printed.slice(-2_000)}`);
  return { seconds: (performance.now() - begun) / 1000, stages };
}
