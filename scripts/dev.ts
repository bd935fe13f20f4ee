import { spawn } from 'node:child_process';
import { deployDefines } from './deploy/run-wrangler-json.ts';
import { prepare } from './prepare.ts';
import { readArguments } from './read-arguments.ts';

/**
 * Development server. Astro (port 4321) renders pages on request and reloads them when files change. Wrangler (port
 * 8787) restarts the worker when files change, and Astro proxies the worker's routes to it.
 */
try {
  readArguments('npm run dev, without arguments', {});
  await prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const run = (command: string[], env: NodeJS.ProcessEnv = process.env): void => {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env });
  child.on('exit', (code) => process.exit(code ?? 0));
};
// Use the same defines as a deployment, so that the worker contains only one of React's two builds.
run(
  [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '--port',
    '8787',
    '--var',
    'LOG:failures',
    '--var',
    'IS_LOCAL:true',
    '--show-interactive-dev-session=false',
    ...deployDefines(),
  ],
  {
    ...process.env,
    NODE_ENV: 'production',
    // Otherwise wrangler requests the location for sample requests from Cloudflare, and prints a stack trace without a
    // network.
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  },
);
run(['node_modules/astro/bin/astro.mjs', 'dev']);
