import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../build-lock.ts';

const module = new URL('runtime-process.ts', import.meta.url).href;

/** Replaces the runtime: prints its arguments and its input, and lives until it is killed. */
const runtime = `#!/bin/sh
echo "runs $$ $* $(cat)"
sleep 1000 >/dev/null 2>&1 &
wait
`;
/** Replaces \`npm start\`, and starts the runtime as Miniflare does. Lines of its input are commands. */
const server = `
const { spawn } = await import('node:child_process');
const { createInterface } = await import('node:readline');
const { createGate, useRuntimeProcess } = await import(${JSON.stringify(module)});
useRuntimeProcess();
let gate, child;
const start = (env) => {
  child = spawn(process.env.MINIFLARE_WORKERD_PATH, ['serve', 'a b'], { stdio: ['pipe', 'inherit', 'inherit', 'pipe'], env: { ...process.env, ...env } });
  child.on('exit', (code) => console.log('ended ' + code));
  child.stdin.end('configuration');
};
createInterface({ input: process.stdin }).on('line', async (command) => {
  if (command === 'start') start({});
  if (command === 'prepare') { gate = createGate(); start(gate.env); await gate.reached(); console.log('reached'); }
  if (command === 'open') await gate.open('start');
  if (command === 'discard') await gate.open('end');
  if (command === 'crash') { child.removeAllListeners('exit'); child.on('exit', () => start(gate.env)); child.kill('SIGKILL'); }
});`;

let folder = '';
let serving: ChildProcess;
let output: Interface;
const lines: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runtime process '));
  writeFileSync(join(folder, 'runtime'), runtime);
  chmodSync(join(folder, 'runtime'), 0o755);
  lines.length = 0;
  serving = spawn(process.execPath, ['--input-type=module', '-e', server], {
    cwd: folder,
    env: { ...process.env, MINIFLARE_WORKERD_PATH: join(folder, 'runtime') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (serving.stdout) output = createInterface({ input: serving.stdout }).on('line', (line) => lines.push(line));
});
afterEach(() => {
  output.close();
  serving.kill('SIGKILL');
  for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const send = (command: string): unknown => serving.stdin?.write(`${command}\n`);
const pids = (): number[] => lines.flatMap((line) => (line.startsWith('runs') ? [Number(line.split(' ')[1])] : []));
const waitFor = (what: RegExp, times = 1): Promise<void> =>
  expect.poll(() => lines.filter((line) => what.test(line)).length).toBe(times);

test('starts the real executable with its arguments and its configuration', async () => {
  send('start');
  await waitFor(/^runs \d+ serve a b configuration$/);
});

test.each(['start', 'prepare'])('a runtime ends when the process that serves is killed: %s', async (command) => {
  send(command);
  if (command === 'prepare') {
    await waitFor(/^reached$/);
    send('open');
  }
  await waitFor(/^runs/);
  const [pid = 0] = pids();
  expect(isRunning(pid)).toBe(true);
  serving.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a prepared runtime starts only when its gate opens', async () => {
  send('prepare');
  await waitFor(/^reached$/);
  expect(pids()).toEqual([]);
  send('open');
  await waitFor(/^runs \d+ serve a b configuration$/);
  expect(gates()).toEqual([]);
});

test('a prepared runtime that is not wanted ends without a start', async () => {
  send('prepare');
  await waitFor(/^reached$/);
  send('discard');
  await waitFor(/^ended 1$/);
  expect(pids()).toEqual([]);
  expect(gates()).toEqual([]);
});

test('after a crash a prepared runtime starts again without its gate', async () => {
  send('prepare');
  await waitFor(/^reached$/);
  send('open');
  await waitFor(/^runs/);
  send('crash');
  await waitFor(/^runs/, 2);
});

function gates(): string[] {
  const runtimes = join(folder, '.build/runtime');
  return existsSync(runtimes) ? readdirSync(runtimes).filter((name) => name.startsWith('gate')) : [];
}

/** Whether a process can still do something. A zombie stays in the list until its parent waits for it. */
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}
