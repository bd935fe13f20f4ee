import { chapterName } from '#data/markup/chapter-page.ts';
import type { Chapter } from '#data/markup/chapter.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { chapterPath } from '#data/markup/reading-address.ts';
import type { Book } from '#data/model/books.ts';
import { namedVersions } from '#data/model/named-versions.ts';
import type { LoadedVersion } from '../queries/catalogue.ts';

/** Enough to recognise what was asked for. */
const shownLength = 40;
const shown = (text: string): string => `“<bdi>${escapeHtml([...text].slice(0, shownLength).join(''))}</bdi>”`;

type Others = Chapter['others'];

/** A book has fewer chapters than was asked for: the last one, and all of them. */
export function chapterBeyond(version: LoadedVersion, book: Book, lastChapter: number): string {
  const chapters = book.name === 'Psalms' ? `There are ${lastChapter} psalms` : `${book.name} has ${lastChapter} ${lastChapter === 1 ? 'chapter' : 'chapters'}`;
  const last = `<a class="button" href="${chapterPath(version.code, book.number, lastChapter)}">${chapterName(book.number, lastChapter)}</a>`;
  return `<h1>${chapters}</h1><p>There is no such chapter in the ${escapeHtml(version.name)}.</p><p>${last} <a class="button" href="/bible/${version.code}#${book.slug}">Every book</a></p>`;
}

/** The version has nothing of the book. */
export function bookLacking(version: LoadedVersion, book: Book, others: Others): string {
  return `<h1>${book.name} is not in this version</h1><p>The ${escapeHtml(version.name)} does not have ${book.name}.</p><p><a class="button" href="/bible/${version.code}">The books it has</a></p>${elsewhere(others)}`;
}

export function noSuchBook(version: LoadedVersion, asked: string): string {
  return `<h1>No such book</h1><p>There is no book ${shown(asked)} in the Bible.</p><p><a class="button" href="/bible/${version.code}">Every book</a></p>`;
}

export function versionMissing(asked: string, others: Others): string {
  const name = namedVersions[asked.toLowerCase()]?.name;
  return `<h1>Version not loaded</h1><p>The version ${shown(asked)}${name ? ` (${escapeHtml(name)})` : ''} is not loaded on this site.</p>${elsewhere(others) || '<p><a class="button" href="/bible">Every version</a></p>'}`;
}

function elsewhere(others: Others): string {
  if (others.length === 0) return '';
  return `<h2>The same chapter in other versions</h2><ul>${others.map(({ name, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`;
}
