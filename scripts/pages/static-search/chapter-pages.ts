import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { escapeHtml } from '#data/site/escape-html.ts';
import { formatStaticChapter } from '#data/site/static-title.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { verseIdOfKey, splitVerseId, versionKeyUnit } from '#data/bible/verse-id.ts';
import type { StaticPage } from './static-page.ts';

/** The only text in the static search: it has the language of the dictionaries, and its own pages. */
const version = 'kjv_strongs';

/**
 * Chapters that share a fragment. The 1,189 chapters are 199 files of about 9 kB. A deployment's limit of 20,000 files
 * leaves room for about 300.
 */
const groupSize = 6;

interface Chapter {
  book: number;
  chapter: number;
  verses: string[];
}

/** The chapters of the King James Version, several per fragment. Empty if the site has no pages of them to link to. */
export function chapterPages(library: string, output: string): StaticPage[] {
  if (!existsSync(join(output, `bible/${version}/genesis/1.html`))) return [];
  const chapters = readChapters(library);
  const pages: StaticPage[] = [];
  for (let first = 0; first < chapters.length; first += groupSize) {
    const group = chapters.slice(first, first + groupSize);
    const [opening] = group;
    if (opening) pages.push({ url: urlOf(opening), kind: 'chapters', sections: group.map(section) });
  }
  return pages;
}

function readChapters(library: string): Chapter[] {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const chapters: Chapter[] = [];
    const verses = file.prepare<[string], { key: number; text: string }>(
      `SELECT v.key, v.text FROM versions AS n JOIN verses AS v ON v.key BETWEEN n.id * ${versionKeyUnit} AND n.id * ${versionKeyUnit} + ${versionKeyUnit - 1}
      WHERE n.code = ? ORDER BY v.key`,
    );
    for (const { key, text } of verses.iterate(version)) {
      const { book, chapter } = splitVerseId(verseIdOfKey(key));
      const last = chapters.at(-1);
      if (last?.book === book && last.chapter === chapter) last.verses.push(text);
      else chapters.push({ book, chapter, verses: [text] });
    }
    return chapters;
  } finally {
    file.close();
  }
}

function urlOf({ book, chapter }: Chapter): string {
  return `/bible/${version}/${bookByNumber(book).slug}/${chapter}`;
}

/** The heading is only for programs, and has no weight among the words of the text. */
function section({ book, chapter, verses }: Chapter): string {
  const title = formatStaticChapter({ version, book: bookByNumber(book), chapter });
  return `<h2 id="${bookByNumber(book).slug}-${chapter}" data-pagefind-weight="0">${escapeHtml(title)}</h2><p>${escapeHtml(verses.join(' '))}</p>`;
}
