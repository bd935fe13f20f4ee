import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument } from './instrument.ts';
import { TestProcess, type Suite } from './test-process.ts';

interface MappedTest {
  hash: string;
  ms: number;
  /** Blocks of code that its tests enter. */
  hits: string[];
}

/** Which blocks of code each test file enters, and how long it takes. */
export type TestMap = Record<string, MappedTest>;

interface Stored {
  sources: string;
  tests: TestMap;
}

interface MapOptions {
  /** A copy of the project. Its code is instrumented, and then restored. */
  tree: string;
  /** Where the map is stored between runs. */
  path: string;
  files: readonly string[];
}

/** Runs the tests that changed since the stored map was made, or all of them after a change of code in scope. */
export async function makeTestMap(suite: Suite, { tree, path, files }: MapOptions): Promise<TestMap> {
  const read = (file: string): string => readFileSync(join(tree, file), 'utf8');
  const sources = hash(files.map(read).join('\0'));
  const stored = readStored(path, sources);
  const runner = new TestProcess(tree, suite, 'map');
  try {
    const all = await runner.tests();
    const tests = Object.fromEntries(
      all.flatMap((test) => {
        const known = stored[test];
        return known?.hash === hash(read(test)) ? [[test, known]] : [];
      }),
    );
    const missing = all.filter((test) => !tests[test]);
    if (missing.length > 0) {
      const originals = files.map((file) => ({ file, text: read(file) }));
      const write = originals.map(({ file, text }) => ({ file, text: instrument(file, text) }));
      const ran = await runner.run({ write, tests: missing }, 3_600_000);
      if (!ran) throw new Error('The tests did not come to an end without any mutant');
      // Some need a built site, or fail on a busy machine. They can notice nothing.
      if (ran.failed.length > 0) process.stdout.write(`Left out, as they fail anyway: ${ran.failed.join(', ')}\n`);
      for (const { test, ms, hits } of ran.files)
        if (!ran.failed.includes(test)) tests[test] = { hash: hash(read(test)), ms, hits };
      for (const { file, text } of originals) writeFileSync(join(tree, file), text);
    }
    writeFileSync(path, JSON.stringify({ sources, tests } satisfies Stored));
    return tests;
  } finally {
    runner.close();
  }
}

function readStored(path: string, sources: string): TestMap {
  if (!existsSync(path)) return {};
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  return stored.sources === sources ? stored.tests : {};
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
