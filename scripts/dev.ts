import { spawn } from 'node:child_process';
import { prepare } from './prepare.ts';

/**
 * For those who work on it: pages are rendered on request and reload as their files change (Astro, port 4321),
 * and the worker restarts as its files change (wrangler, port 8787, to which Astro passes what it lacks).
 */
await prepare();
const run = (...command: string[]): void => {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 0));
};
run('node_modules/wrangler/bin/wrangler.js', 'dev', '--port', '8787', '--show-interactive-dev-session=false');
run('node_modules/astro/bin/astro.mjs', 'dev');
