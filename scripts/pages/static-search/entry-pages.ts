import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { asc } from 'drizzle-orm';
import { escapeHtml } from '#data/site/escape-html.ts';
import { formatStaticTitle } from '#data/site/static-title.ts';
import { foldText, foldTransliteration } from '#data/text/fold.ts';
import { productSlug } from '#data/site/product.ts';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import { entries } from '#data/schema/library.ts';
import type { StaticPage } from './static-page.ts';

type Entry = typeof entries.$inferSelect;

/**
 * Entries that share a fragment. One fragment per entry would be 14,197 files, more than a deployment can have. With
 * 20, there are 712 files of about 1.5 kB, and a query finds its entries by their headings.
 */
const groupSize = 20;

export function entryPages(library: string): StaticPage[] {
  const rows = readEntries(library);
  const pages: StaticPage[] = [];
  for (let first = 0; first < rows.length; first += groupSize) {
    const group = rows.slice(first, first + groupSize);
    pages.push({ url: `/${productSlug}/${group[0]?.number ?? ''}`, kind: 'entries', sections: group.map(section) });
  }
  return pages;
}

function readEntries(library: string): Entry[] {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    return drizzle(file).select().from(entries).orderBy(asc(entries.ordinal)).all();
  } finally {
    file.close();
  }
}

/** Includes folded forms next to the written ones, so that nikud, accents and marks do not matter. */
function section(entry: Entry): string {
  const folded = [foldText(entry.lemma), foldTransliteration(entry.transliteration), entry.number.toLowerCase()].join(
    ' ',
  );
  const text = [plainRichText(entry.definition), entry.usage].join(' ');
  return `<h2 id="${entry.number}">${escapeHtml(formatStaticTitle(entry))}</h2><p>${escapeHtml(folded)}</p><p>${escapeHtml(text)}</p>`;
}
