import { withBuildLock } from '../build-lock.ts';
import { readEdition } from '../library/read-edition.ts';
import { withProgress } from '../progress.ts';
import { readArguments } from '../read-arguments.ts';
import { buildPages } from './build-pages.ts';
import { checkSlug } from './check-slug.ts';

/** Renders only the pages, even if they are current: `npm run pages`. */
try {
  readArguments('npm run pages, without arguments', {});
  checkSlug();
  const { id, hebrewEntries, greekEntries } = readEdition();
  await withBuildLock(() =>
    withProgress('Pages', (onProgress) => buildPages(id, hebrewEntries + greekEntries, onProgress)),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
