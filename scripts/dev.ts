import { spawn } from 'node:child_process';
import { deployDefines } from './deploy/ask-wrangler.ts';
import { prepare } from './prepare.ts';

/**
 * For those who work on it: pages are rendered on request and reload as their files change (Astro, port 4321),
 * and the worker restarts as its files change (wrangler, port 8787, to which Astro passes what it lacks).
 */
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const run = (command: string[], env: NodeJS.ProcessEnv = process.env): void => {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env });
  child.on('exit', (code) => process.exit(code ?? 0));
};
// As it is deployed: of React's two builds the whole worker has one.
run(
  [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--port',
    '8787',
    '--var',
    'LOG:failures',
    '--show-interactive-dev-session=false',
    ...deployDefines(),
  ],
  {
    ...process.env,
    NODE_ENV: 'production',
    // Otherwise wrangler asks Cloudflare for the location of sample requests, and prints a stack trace without a network.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  },
);
run(['node_modules/astro/bin/astro.mjs', 'dev']);
