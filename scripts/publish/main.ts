import { formatCountOf } from '#data/site/count-text.ts';
import { withBuildLock } from '../build-lock.ts';
import { withProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { isAppMigrated, migrateApp } from './migrate-app.ts';
import { publishOptions } from './publish-options.ts';
import { publishLibrary } from './publish.ts';

try {
  const { values } = readArguments('npm run publish -- [--local | --remote] [--rows-a-day NUMBER] [--force]', {
    options: publishOptions,
  });
  if (values.local && values.remote) throw new Error('Use either --local or --remote, not both.');
  const target = values.remote ? 'remote' : 'local';
  const rowsADay = Number(values['rows-a-day'] ?? Infinity);
  if (!(rowsADay >= 10_000)) throw new Error('--rows-a-day must be a number of at least 10000.');
  const options = { target, rowsADay, force: values.force ?? false } as const;
  // A deployment migrates the remote APP just before it uploads the worker that needs the new names.
  if (target === 'local' && !isAppMigrated()) await migrateApp(target);
  const { kind, edition, written, runsLeft } = await withBuildLock(() =>
    withProgress('Database', (onProgress) => publishLibrary({ ...options, onProgress })),
  );
  const rows = written > 0 ? `, ${written.toLocaleString('en')} rows written as D1 counts them` : '';
  process.stdout.write(`Edition ${edition} is ${kind} (${target})${rows}.\n`);
  if (runsLeft > 0)
    process.stdout.write(
      `Run it again on ${formatCountOf(runsLeft, 'more day', 'more days')}. Until then, API requests answer 503, and pages can be read.\n`,
    );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
