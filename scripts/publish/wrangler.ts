import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { stateFolder } from './state-folder.ts';

export type Target = 'local' | 'remote';

/** Arguments of a `wrangler d1` command ("migrations", "apply", "APP"), with those that select the database. */
export function wranglerArguments(target: Target, ...args: string[]): string[] {
  const targetFlags = target === 'local' ? ['--local', '--persist-to', stateFolder] : ['--remote'];
  return ['node_modules/wrangler/bin/wrangler.js', 'd1', ...args, ...targetFlags];
}

/**
 * Runs a wrangler command on a database and returns its output. Throws an error with wrangler's last lines. For a
 * remote database, it also says how to sign in.
 */
export function runWrangler(target: Target, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, wranglerArguments(target, ...args), {
    // CI mode accepts wrangler's prompts, which would otherwise wait for a terminal.
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => printed.push(line));
  const errorLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errorLines.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(printed.join('\n'));
      const output = stripVTControlCharacters([...printed, ...errorLines].slice(-20).join('\n'));
      reject(new Error(`wrangler d1 ${args[0]} ended with ${code}:\n${output}\n${adviceOn(target, output)}`));
    });
  });
}

/** A sentence about what to do. */
export function adviceOn(target: Target, output: string): string {
  if (target === 'remote') return remoteAdvice(output);
  const locked = /SQLITE_BUSY|database is locked/.test(output);
  return locked ? 'The running site uses this database. Stop it, then publish again.' : 'The database is unchanged.';
}

function remoteAdvice(output: string): string {
  if (/CLOUDFLARE_API_TOKEN|not logged in|Authentication error|\b10000\b/i.test(output))
    return 'You are not signed in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token that may edit D1, then try again.';
  if (/7404|could not be found|Couldn't find a D1 DB|not found/i.test(output))
    return 'Cloudflare has no such database: put the ids that `npx wrangler d1 create` printed into wrangler.toml.';
  if (/fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/i.test(output))
    return 'Cloudflare cannot be reached. Check your network, then try again.';
  return 'A remote database needs `npx wrangler login` and its id in wrangler.toml.';
}
