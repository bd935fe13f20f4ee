import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { asc } from 'drizzle-orm';
import { close, createIndex } from 'pagefind';
import { escapeHtml } from '#data/markup/escape.ts';
import { formatStaticTitle } from '#data/markup/static-title.ts';
import { foldText, foldTransliteration } from '#data/model/fold.ts';
import { productSlug } from '#data/model/product.ts';
import { plainRichText } from '#data/model/rich-text.ts';
import { entries } from '#data/schema/library.ts';

type Entry = typeof entries.$inferSelect;

/**
 * Entries that share a fragment. A fragment an entry would be 14,197 files, which a deployment does not hold; at 20
 * they are 712 of about 1.5 kB, and a query finds its entries by the headings within.
 */
const groupSize = 20;

/** Ready-made interfaces, of which the site uses none. */
const unused = ['ui', 'modular-ui', 'component-ui', 'highlight'].flatMap((name) => [`pagefind-${name}.js`, `pagefind-${name}.css`]);

/** Writes the static search over all entries into the built pages: `<output>/pagefind`. Answers the number of entries. */
export async function buildStaticSearch(library: string, output: string): Promise<number> {
  const rows = readEntries(library);
  const { index } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error('The static search could not be begun');
  for (let first = 0; first < rows.length; first += groupSize) {
    const group = rows.slice(first, first + groupSize);
    const url = `/${productSlug}/${group[0]?.number ?? ''}`;
    const { errors } = await index.addHTMLFile({ url, content: groupPage(group) });
    if (errors.length > 0) throw new Error(`The static search cannot take the entries from ${url}: ${errors.join('; ')}`);
  }
  const outputPath = join(output, 'pagefind');
  const { errors } = await index.writeFiles({ outputPath });
  if (errors.length > 0) throw new Error(`The static search could not be written to ${outputPath}: ${errors.join('; ')}`);
  await close();
  for (const name of unused) rmSync(join(outputPath, name), { force: true });
  return rows.length;
}

function readEntries(library: string): Entry[] {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    return drizzle(file).select().from(entries).orderBy(asc(entries.ordinal)).all();
  } finally {
    file.close();
  }
}

function groupPage(group: readonly Entry[]): string {
  return `<html lang="en"><body><main data-pagefind-body>${group.map(section).join('')}</main></body></html>`;
}

/** Folded forms stand beside the written ones, so that points, accents and marks are no hindrance. */
function section(entry: Entry): string {
  const folded = [foldText(entry.lemma), foldTransliteration(entry.transliteration), entry.number.toLowerCase()].join(' ');
  const text = [plainRichText(entry.definition), entry.usage].join(' ');
  return `<h2 id="${entry.number}">${escapeHtml(formatStaticTitle(entry))}</h2><p>${escapeHtml(folded)}</p><p>${escapeHtml(text)}</p>`;
}
