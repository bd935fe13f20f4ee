import { bookByNumber } from '../model/books.ts';
import { versePlace, type VerseId } from '../model/verse-id.ts';
import { chapterNotes } from './chapter-notes.ts';
import { chapterReferences } from './chapter-references.ts';
import { chapterText } from './chapter-text.ts';
import type { Chapter } from './chapter.ts';
import { escapeHtml } from './escape.ts';
import { chapterPath, parallelPath } from './reading-address.ts';

/** "John 3", "Psalm 23". */
export function chapterName(book: number, chapter: number): string {
  const { name } = bookByNumber(book);
  return `${name === 'Psalms' ? 'Psalm' : name} ${chapter}`;
}

/** A chapter as its page shows it, from the heading to the ways on. */
export function chapterPage(page: Chapter): string {
  const { version, book, chapter } = page;
  return [
    `<div class="top-line"><p class="small"><a href="/bible/${version.code}">${escapeHtml(version.name)}</a></p><h1>${chapterName(book, chapter)}</h1>${englishPassage(page)}</div>`,
    pickers(page),
    chapterText(page),
    turn(page),
    '<p class="js"><button class="button" data-act="keep">Keep this chapter</button></p>',
    chapterNotes(page),
    chapterReferences(page),
  ].join('');
}

/** Title of the page: "Malachi 3 · Westminster Leningrad Codex". */
export function chapterTitle({ version, book, chapter }: Pick<Chapter, 'version' | 'book' | 'chapter'>): string {
  return `${chapterName(book, chapter)} · ${version.name}`;
}

const descriptionLength = 150;

/** How the chapter begins, for search engines. */
export function chapterDescription({ verses }: Pick<Chapter, 'verses'>): string {
  const text = verses.slice(0, 6).map((verse) => verse.text).filter(Boolean).join(' ');
  return text.length <= descriptionLength ? text : `${text.slice(0, text.lastIndexOf(' ', descriptionLength))}…`;
}

/** The chapter's place in the King James Version's numbers, as the passage parser reads it: "Joel 2:28-32". */
export function passageOf({ book, chapter, verses }: Pick<Chapter, 'book' | 'chapter' | 'verses'>): string {
  const ids = verses.map(({ id, marks }) => marks.kjv ?? id);
  const [first, last] = [Math.min(...ids), Math.max(...ids)].map(versePlace);
  const renumbered = verses.some(({ id, marks }) => marks.kjv !== undefined && versePlace(marks.kjv).chapter !== versePlace(id).chapter);
  if (!renumbered || !first || !last) return chapterName(book, chapter);
  const end = last.chapter === first.chapter ? last.verse : `${last.chapter}:${last.verse}`;
  return `${chapterName(book, first.chapter)}:${first.verse}-${end}`;
}

function englishPassage(page: Chapter): string {
  const passage = passageOf(page);
  return passage === chapterName(page.book, page.chapter) ? '' : `<p class="small">${passage.replace('-', '–')} in English Bibles</p>`;
}

/** The book's chapters, the same chapter in other versions, side by side. Links alone, so that no script is needed. */
function pickers(page: Chapter): string {
  const { version, book, chapter, lastChapter, others, beside } = page;
  const { name } = bookByNumber(book);
  // The page's own address ends in the chapter, so that a number alone leads to another.
  const chapters = Array.from({ length: lastChapter }, (_, index) => `<a href="${index + 1}"${index + 1 === chapter ? ' aria-current="page"' : ''}>${index + 1}</a>`);
  const versions = others.map(({ name: other, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(other)}</a>`);
  const compare = parallelPath(passageOf(page), beside ? [version.code, beside] : [version.code]);
  return `<div class="pick"><details name="pick"><summary>Chapters</summary><nav aria-label="Chapters of ${name}">${chapters.join(' ')}<a href="/bible/${version.code}">All books</a></nav></details>${
    versions.length > 0 ? `<details name="pick"><summary>Versions</summary><nav class="long" aria-label="This chapter in other versions">${versions.join('')}</nav></details>` : ''
  }<a href="${escapeHtml(compare)}">Compare</a><button class="js" type="button" data-act="settings" aria-expanded="false">Settings</button></div>`;
}

function turn({ version, previous, next }: Chapter): string {
  const link = (id: VerseId | undefined, rel: 'prev' | 'next'): string => {
    if (id === undefined) return '<span></span>';
    const { book, chapter } = versePlace(id);
    const name = chapterName(book, chapter);
    return `<a rel="${rel}" href="${chapterPath(version.code, book, chapter)}">${rel === 'prev' ? `← ${name}` : `${name} →`}</a>`;
  };
  return `<nav class="turn" aria-label="Neighbouring chapters">${link(previous, 'prev')}${link(next, 'next')}</nav>`;
}
