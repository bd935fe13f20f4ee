import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pager } from '#data/markup/pager.ts';
import { entryCard } from '#data/markup/entry-card.ts';
import { richText } from '#data/markup/rich-text.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { verseRow } from '#data/markup/verse-row.ts';
import { allEntryNumbers, type EntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { entryPage } from '../../site/library/entry-page.ts';
import { entryShards } from '../../site/library/entry-shards.ts';

/**
 * The floor for the page build: a plain script that writes the same entry pages and data files from the same
 * library by string templates. Head, header, style and footer are taken as they stand in a built page, so that the
 * bytes to write are the same. Usage: node scripts/bench/plain-site.ts <built site> <output folder>
 */
const [built = 'dist', output = '.build/plain'] = process.argv.slice(2);

const model = readFileSync(`${built}/${productSlug}/H430.html`, 'utf8');
const before = model.slice(0, model.indexOf('<main'));
const after = model.slice(model.indexOf('</main>'));

mkdirSync(`${output}/${productSlug}`, { recursive: true });
mkdirSync(`${output}/static-strongs`, { recursive: true });
for (const number of [...allEntryNumbers('hebrew'), ...allEntryNumbers('greek')]) {
  writeFileSync(`${output}/${productSlug}/${number}.html`, before.replaceAll('H430', number) + main(number) + after);
}
for (const [name, shard] of entryShards()) writeFileSync(`${output}/static-strongs/${name}.json`, JSON.stringify(shard));

function main(number: EntryNumber): string {
  const { entry, counts, books, renderings, examples, related, previous, next, source } = entryPage(number);
  const bars = books.map(([book, total]) => `M${book * 10} 60v-${total}h8v${total}z`).join('');
  const table = books.map(([book, total]) => `<tr><th>${book}<td>${total.toLocaleString('en')}`).join('');
  return `<main id="main"><article class="${entry.language}"><header><p>${entry.language} ${number} ${escapeHtml(entry.partOfSpeech)}</p>
<h1>${escapeHtml(entry.lemma)}</h1><p>${escapeHtml(entry.transliteration)} · ${escapeHtml(entry.pronunciation)}</p>
<p>${counts.map(({ version, total, verseTotal }) => `${total.toLocaleString('en')} times in ${verseTotal.toLocaleString('en')} verses ${escapeHtml(version.shortName)}`).join(' · ')}</p>
<svg viewBox="0 0 660 60"><path d="${bars}"/></svg><table>${table}</table></header>
<section><h2>Definition</h2><p>${richText(entry.definition)}</p></section>
<section><h2>Usage</h2><ul>${renderings.map(({ text, total }) => `<li><a href="/${productSlug}/${number}/verses?rendering=${encodeURIComponent(text)}">${escapeHtml(text)}</a> ${total.toLocaleString('en')}</li>`).join('')}</ul><p>${escapeHtml(entry.dictionaryUsage)}</p></section>
<section><h2>Examples in Scripture</h2><ol>${examples?.rows.map(verseRow).join('') ?? ''}</ol>${examples ? pager({ page: 1, pages: examples.pages, href: (page) => `/${productSlug}/${number}/verses?page=${page}`, label: 'Pages of examples' }) : ''}</section>
<aside><h2>Origin</h2><p>${richText(entry.derivation)}</p><h2>Related Words</h2><ul>${related.map(entryCard).join('')}</ul><p>${escapeHtml(source?.attribution ?? '')}</p></aside>
<nav>${previous ? `<a href="/${productSlug}/${previous.number}">${escapeHtml(previous.lemma)}</a>` : ''}${next ? `<a href="/${productSlug}/${next.number}">${escapeHtml(next.lemma)}</a>` : ''}</nav></article>`;
}
