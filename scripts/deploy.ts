import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.ts';
import { withProgress } from './progress.ts';
import { migrateApp } from './publish/migrate-app.ts';
import { publishLibrary } from './publish/publish.ts';
import { productDefines } from './serve.ts';

/** Builds what is out of date, brings the tables of the state up to date, loads the library into D1, then uploads the worker with its files: data before code. */
try {
  await prepare();
  await migrateApp('remote');
  const { kind, runsLeft } = await withProgress('Remote database', (onProgress) =>
    publishLibrary({ target: 'remote', onProgress }),
  );
  if (kind === 'partly loaded')
    throw new Error(`The library is not whole yet: publish on ${runsLeft} more days, then deploy.`);
  const defines = Object.entries(productDefines()).flatMap(([name, value]) => ['--define', `${name}:${value}`]);
  const { status } = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'deploy', ...defines], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
