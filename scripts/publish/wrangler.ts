import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Target = 'local' | 'remote';

/**
 * Runs a wrangler command on the library's database; answers what it printed. Throws an error with wrangler's own
 * last lines, and for a remote database the way to sign in.
 */
export function runWrangler(target: Target, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'd1', ...args, `--${target}`], {
    // CI answers wrangler's questions, which would otherwise wait for a terminal.
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => printed.push(line));
  const faults: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => faults.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(printed.join('\n'));
      const output = [...printed, ...faults].slice(-20).join('\n');
      reject(new Error(`wrangler d1 ${args[0]} ended with ${code}:\n${output}\n${adviceOn(target, output)}`));
    });
  });
}

function adviceOn(target: Target, output: string): string {
  if (target === 'remote') return 'A remote database needs `npx wrangler login` and its id in wrangler.toml.';
  const locked = /SQLITE_BUSY|database is locked/.test(output);
  return locked ? 'The site is being served from this database: stop it, then publish again.' : 'The database is as it was before.';
}
