import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { chapterPages } from './chapter-pages.ts';
import { entryPages } from './entry-pages.ts';
import { lessonPages } from './lesson-pages.ts';
import type { StaticPage } from './static-page.ts';

/** Prebuilt interfaces, which the site does not use. */
const unused = ['ui', 'modular-ui', 'component-ui', 'highlight'].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
]);

/**
 * Writes the static search over all entries, the chapters that have pages, and the Hebrew lessons into the built pages:
 * `<output>/pagefind`. Returns the number of its fragments.
 */
export async function buildStaticSearch(library: string, output: string): Promise<number> {
  const pages = [...entryPages(library), ...chapterPages(library, output), ...lessonPages()];
  const { index } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error('The static search could not be started');
  for (const page of pages) {
    const { errors } = await index.addHTMLFile({ url: page.url, content: pageHtml(page) });
    if (errors.length > 0)
      throw new Error(`The static search cannot index the ${page.kind} at ${page.url}: ${errors.join('; ')}`);
  }
  const outputPath = join(output, 'pagefind');
  const { errors } = await index.writeFiles({ outputPath });
  if (errors.length > 0)
    throw new Error(`The static search could not be written to ${outputPath}: ${errors.join('; ')}`);
  await close();
  for (const name of unused) rmSync(join(outputPath, name), { force: true });
  return pages.length;
}

/** The kind is a filter, because each kind is queried separately to show its own best results. */
function pageHtml({ kind, sections }: StaticPage): string {
  return `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${sections.join('')}</main></body></html>`;
}
