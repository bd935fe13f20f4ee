import { readEdition } from '../library/read-edition.ts';
import { withProgress } from '../progress.ts';
import { buildPages } from './build-pages.ts';

/** Renders the pages alone, whether or not they are out of date: `npm run pages`. */
try {
  const edition = readEdition();
  await withProgress('Pages', (onProgress) =>
    buildPages(edition.id, edition.hebrewEntries + edition.greekEntries, onProgress),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
