import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessFigures {
  seconds: number;
  /** Peak resident set size of the process, in MB; NaN without /proc. */
  peakMegabytes: number;
}

const pollMs = 50;

/** Runs a Node script until it exits. Throws with its output if it fails. */
export function measureProcess(script: readonly string[], env: Record<string, string> = {}): Promise<ProcessFigures> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (data) => (printed = `${printed}${data}`.slice(-2_000)));
  child.stderr.on('data', (data) => (printed = `${printed}${data}`.slice(-2_000)));
  let peak = Number.NaN;
  const polling = setInterval(() => (peak = highWaterMark(child.pid) ?? peak), pollMs);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(polling);
      if (code === 0) resolve({ seconds: (performance.now() - begun) / 1000, peakMegabytes: peak });
      else reject(new Error(`${script.join(' ')} exited with code ${code}:\n${printed}`));
    });
  });
}

function highWaterMark(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}
