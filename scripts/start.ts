import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { prepare } from './prepare.ts';

const port = Number(process.env['PORT'] ?? 8787);

// Loading wrangler is the longest part of a start with nothing to build; its compiled code is kept.
enableCompileCache('.build/compile-cache');

try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (!existsSync('dist/edition.json')) process.exit(1);
  process.stderr.write('What was built before stays as it is, and is served now.\n');
}

const { serve } = await import('./serve.ts');
const { url } = await serve(port);
const { describeServed } = await import('./describe-served.ts');
process.stdout.write(await describeServed(url));
