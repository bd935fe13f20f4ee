import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allEntryNumbers, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { pagerItems } from '#data/site/pager.ts';
import { productSlug } from '#data/site/product.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import { verseTree, type VersePart } from '#data/text/verse-tree.ts';
import { entryPage, type EntryPage } from '../../site/library/entry-page-data.ts';
import { entryShard, shardNames } from '../../site/library/entry-shards.ts';

/**
 * The baseline for the page build: a plain script that writes the same entry pages and data files from the same library
 * with string templates. It copies head, header, style and footer from a built page, so that it writes as many
 * bytes. Usage: node scripts/bench/plain-site.ts <built site> <output folder>
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
for (const name of shardNames())
  writeFileSync(`${output}/static-strongs/${name}.json`, JSON.stringify(entryShard(name)));

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
<section><h2>Examples in Scripture</h2><ol>${examples?.rows.map(verseRow).join('') ?? ''}</ol>${examples ? pager(number, examples.pages) : ''}</section>
<aside><h2>Origin</h2><p>${richText(entry.derivation)}</p><h2>Related Words</h2><ul>${related.map(entryCard).join('')}</ul><p>${escapeHtml(source?.attribution ?? '')}</p></aside>
<nav>${previous ? `<a href="/${productSlug}/${previous.number}">${escapeHtml(previous.lemma)}</a>` : ''}${next ? `<a href="/${productSlug}/${next.number}">${escapeHtml(next.lemma)}</a>` : ''}</nav></article>`;
}

type ExampleRow = NonNullable<EntryPage['examples']>['rows'][number];

function verseRow({ reference, text, marks, found }: ExampleRow): string {
  return `<li><b>${escapeHtml(reference)}</b><p>${verseTree(text, marks, { found }).map(versePart).join('')}</p></li>`;
}

function versePart(part: VersePart): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (part.kind === 'numbers') return '';
  const inside = part.parts.map(versePart).join('');
  if (part.kind === 'found') return `<mark>${inside}</mark>`;
  return part.kind === 'supplied' ? `<i>${inside}</i>` : `<span class="${part.kind}">${inside}</span>`;
}

function pager(number: EntryNumber, pages: number): string {
  const items = pagerItems(1, pages, false).map((item) =>
    item === 'gap' ? '<li>…</li>' : `<li><a href="/${productSlug}/${number}/verses?page=${item}">${item}</a></li>`,
  );
  return pages > 1 ? `<nav class="pager"><ul>${items.join('')}</ul></nav>` : '';
}

function entryCard({ number, transliteration, lemma, gloss }: EntrySummary): string {
  return `<li><a class="card" href="/${productSlug}/${number}"><small>${number} · ${escapeHtml(transliteration)}</small><bdi>${escapeHtml(lemma)}</bdi><span>${escapeHtml(gloss)}</span></a></li>`;
}

function richText(rich: RichText): string {
  return rich
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      if (part.kind === 'emphasis') return `<i>${escapeHtml(part.text)}</i>`;
      return `<a href="/${productSlug}/${part.number}">${part.number} <bdi>${escapeHtml(part.lemma)}</bdi></a>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
