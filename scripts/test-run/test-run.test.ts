import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findMarkedProcesses } from './marked-processes.ts';
import { requireSpace } from './test-run.ts';

/** Starts a run in its working directory, and in it a process with its own group, like browsers and runtimes. */
const startRun = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
const { startTestRun } = await import(process.argv[2]);
const run = await startTestRun();
writeFileSync(join(run.folder, 'database'), 'rows');
writeFileSync(join(run.env.TMPDIR, 'profile'), 'of a browser');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env: run.env, detached: true, stdio: 'ignore' });
child.unref();
process.stdout.write(JSON.stringify({ id: run.id, temporary: run.env.TMPDIR, child: child.pid }) + '\\n');
process.stdin.once('data', async () => { await run.end(); process.exit(0); });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  writeFileSync(join(folder, 'start-run.mjs'), startRun);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  id: string;
  temporary: string;
  child: number;
}

async function start(): Promise<{
  run: Started;
  process: ReturnType<typeof spawn>;
}> {
  const started = spawn(process.execPath, ['start-run.mjs', join(import.meta.dirname, 'test-run.ts')], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => {
    let output = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('}\n')) resolve(output.split('\n').find((each) => each.startsWith('{')) ?? '');
    });
  });
  return { run: JSON.parse(line) as Started, process: started };
}

const hasRun = ({ id, temporary }: Started): boolean =>
  existsSync(join(folder, '.build/test-runs', id)) || existsSync(temporary);

it.each<[how: string, end: (started: ReturnType<typeof spawn>) => void]>([
  ['ends', (started) => started.stdin?.write('end\n')],
  ['is interrupted', (started) => started.kill('SIGINT')],
  ['is killed', (started) => started.kill('SIGKILL')],
])('a run that %s leaves no process, folder or temporary file', async (_how, end) => {
  const { run, process: started } = await start();
  expect(hasRun(run)).toBe(true);
  expect(findMarkedProcesses(run.id)).toEqual([run.child]);
  end(started);
  await vi.waitFor(() => expect(hasRun(run)).toBe(false), {
    timeout: 300_000,
  });
  expect(findMarkedProcesses(run.id)).toEqual([]);
});

it('a run removes the leftovers of a run whose machine lost power', async () => {
  // No process has this id, which is above the maximum on Linux and macOS.
  const leftover = join(folder, '.build/test-runs/99999999-00c0ffee');
  mkdirSync(join(leftover, 'empty'), { recursive: true });
  const { run, process: started } = await start();
  expect(existsSync(leftover)).toBe(false);
  started.kill('SIGKILL');
  await vi.waitFor(() => expect(hasRun(run)).toBe(false), {
    timeout: 300_000,
  });
});

it('two simultaneous runs do not affect each other', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  first.process.kill('SIGKILL');
  await vi.waitFor(() => expect(hasRun(first.run)).toBe(false), {
    timeout: 300_000,
  });
  expect(hasRun(second.run)).toBe(true);
  expect(readFileSync(join(second.run.temporary, 'profile'), 'utf8')).toBe('of a browser');
  expect(findMarkedProcesses(second.run.id)).toEqual([second.run.child]);
  second.process.kill('SIGKILL');
  await vi.waitFor(() => expect(readdirSync(join(folder, '.build/test-runs'))).toEqual([]), { timeout: 300_000 });
});

it('asks for more space than the disk has in one sentence', () => {
  const petabyte = 1024 ** 5;
  expect(() => requireSpace(folder, petabyte)).toThrow(
    /^The tests need 1048576 GB for their own databases and pages, but this disk has [\d.]+ GB left\. Free some space, then run "npm test" again\.$/,
  );
  expect(() => requireSpace(folder, 1)).not.toThrow();
});
