import { escapeHtml } from './escape.ts';
import type { StaticChapter } from './static-title.ts';

const mark = /<\/?mark>/;

/**
 * A chapter that the static search found, with the words around what was looked for. `excerpt` is text in which nothing
 * but `<mark>` is markup.
 */
export function staticChapter({ version, book, chapter }: StaticChapter, excerpt: string): string {
  const name = `${book.name.replace(/^Psalms$/, 'Psalm')} ${chapter}`;
  // Every other part stands between the marks.
  const parts = excerpt.split(mark).map((part, index) => (index % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)));
  return `<li><a class="card" href="/bible/${version}/${book.slug}/${chapter}"><small>${escapeHtml(version.toUpperCase())}</small><b>${escapeHtml(name)}</b><span>… ${parts.join('')} …</span></a></li>`;
}
