import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { asc } from 'drizzle-orm';
import { close, createIndex } from 'pagefind';
import { escapeHtml } from '#data/markup/escape.ts';
import { formatStaticTitle, type StaticKind } from '#data/markup/static-title.ts';
import { foldText, foldTransliteration } from '#data/model/fold.ts';
import { productSlug } from '#data/model/product.ts';
import { plainRichText } from '#data/model/rich-text.ts';
import { entries } from '#data/schema/library.ts';
import { chapterPages } from './static-chapters.ts';
import { lessonPages } from './static-lessons.ts';

type Entry = typeof entries.$inferSelect;

/**
 * Entries that share a fragment. A fragment an entry would be 14,197 files, which a deployment does not hold; at 20
 * they are 712 of about 1.5 kB, and a query finds its entries by the headings within.
 */
const groupSize = 20;

/** Ready-made interfaces, of which the site uses none. */
const unused = ['ui', 'modular-ui', 'component-ui', 'highlight'].flatMap((name) => [`pagefind-${name}.js`, `pagefind-${name}.css`]);

/** What shares a fragment: the sections of one page. */
export interface StaticPage {
  url: string;
  kind: StaticKind;
  /** HTML, each with a heading of its own. */
  sections: string[];
}

/**
 * Writes the static search over all entries, the chapters that have pages, and the lessons of Hebrew, into the built
 * pages: `<output>/pagefind`. Answers the number of its fragments.
 */
export async function buildStaticSearch(library: string, output: string): Promise<number> {
  const pages = [...entryPages(library), ...chapterPages(library, output), ...lessonPages()];
  const { index } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error('The static search could not be begun');
  for (const page of pages) {
    const { errors } = await index.addHTMLFile({ url: page.url, content: pageHtml(page) });
    if (errors.length > 0) throw new Error(`The static search cannot take the ${page.kind} from ${page.url}: ${errors.join('; ')}`);
  }
  const outputPath = join(output, 'pagefind');
  const { errors } = await index.writeFiles({ outputPath });
  if (errors.length > 0) throw new Error(`The static search could not be written to ${outputPath}: ${errors.join('; ')}`);
  await close();
  for (const name of unused) rmSync(join(outputPath, name), { force: true });
  return pages.length;
}

function readEntries(library: string): Entry[] {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    return drizzle(file).select().from(entries).orderBy(asc(entries.ordinal)).all();
  } finally {
    file.close();
  }
}

function entryPages(library: string): StaticPage[] {
  const rows = readEntries(library);
  const pages: StaticPage[] = [];
  for (let first = 0; first < rows.length; first += groupSize) {
    const group = rows.slice(first, first + groupSize);
    pages.push({ url: `/${productSlug}/${group[0]?.number ?? ''}`, kind: 'entries', sections: group.map(section) });
  }
  return pages;
}

/** Each kind is asked for apart, so that each has its own best ones shown. */
function pageHtml({ kind, sections }: StaticPage): string {
  return `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${sections.join('')}</main></body></html>`;
}

/** Folded forms stand beside the written ones, so that points, accents and marks are no hindrance. */
function section(entry: Entry): string {
  const folded = [foldText(entry.lemma), foldTransliteration(entry.transliteration), entry.number.toLowerCase()].join(' ');
  const text = [plainRichText(entry.definition), entry.usage].join(' ');
  return `<h2 id="${entry.number}">${escapeHtml(formatStaticTitle(entry))}</h2><p>${escapeHtml(folded)}</p><p>${escapeHtml(text)}</p>`;
}
