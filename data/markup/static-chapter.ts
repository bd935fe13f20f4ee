import { escapeHtml } from './escape.ts';
import type { StaticChapter, StaticLesson } from './static-title.ts';

const mark = /<\/?mark>/;

/**
 * A chapter that the static search found, with the words around what was looked for. `excerpt` is text in which nothing
 * but `<mark>` is markup.
 */
export function staticChapter({ version, book, chapter }: StaticChapter, excerpt: string): string {
  const name = `${book.name.replace(/^Psalms$/, 'Psalm')} ${chapter}`;
  return card(`/bible/${version}/${book.slug}/${chapter}`, version.replace('_strongs', '').toUpperCase(), name, excerpt);
}

/** A part of a Hebrew lesson, likewise. */
export function staticLesson({ path, name }: StaticLesson, excerpt: string): string {
  return card(path, 'Learn Hebrew', name, excerpt);
}

function card(href: string, kind: string, name: string, excerpt: string): string {
  // Every other part stands between the marks.
  const parts = excerpt.split(mark).map((part, index) => (index % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)));
  return `<li><a class="card" href="${escapeHtml(href)}"><small>${escapeHtml(kind)}</small><b>${escapeHtml(name)}</b><span>… ${parts.join('')} …</span></a></li>`;
}
