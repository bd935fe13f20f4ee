import { books } from '#data/bible/books.ts';
import { englishNames, normalizeBookName } from '#data/bible/english-book-names.ts';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { productSlug } from '#data/site/product.ts';
import { twinOf } from '#data/versions/version-twins.ts';

/**
 * Returns the canonical path of a page, the same as the platform and the API's worker: no trailing slash or suffix,
 * `H430` for `h0430`, `/bible/web/john/3#v16` for `/bible/web/jn/3:16`.
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const [, first, ...rest] = bare.split('/').map(decode);
  if (first === productSlug) return rightEntry(rest) ?? bare;
  if (first === 'bible' && rest.length > 0) return rightChapter(rest) ?? bare;
  if (first === 'strongs' && rest[0] === 'verse') return rightVerse(rest.slice(1)) ?? bare;
  return bare;
}

function rightEntry([number = '', ...rest]: readonly string[]): string | undefined {
  const entry =
    rest.length === 0 || (rest.length === 1 && rest[0] === 'verses') ? tryParseEntryNumber(number) : undefined;
  return entry && [`/${productSlug}`, entry, ...rest].join('/');
}

const referencePattern = /^0*(\d{1,3})(?:[:.]0*(\d{1,3}))?$/;

/**
 * Parses a version, a book by any of its names, a chapter, and optionally a verse. Without a version, the default is
 * used.
 */
function rightChapter(parts: readonly string[]): string | undefined {
  const [version, ...reference] = findSlug(parts[0] ?? '') === undefined ? parts : [defaultVersion, ...parts];
  const [bookText, chapterText = '1', verseText, ...more] = reference;
  if (version === undefined || bookText === undefined || more.length > 0) return undefined;
  const slug = findSlug(bookText);
  const [, chapter, verseWithin] = referencePattern.exec(chapterText) ?? [];
  if (!slug || chapter === undefined) return undefined;
  const verse = verseWithin ?? (verseText === undefined ? undefined : referencePattern.exec(verseText)?.[1]);
  return `/bible/${version.toLowerCase()}/${slug}/${chapter}${verse === undefined ? '' : `#v${verse}`}`;
}

function rightVerse([bookText = '', chapter = '', verse = '', ...more]: readonly string[]): string | undefined {
  const slug = findSlug(bookText);
  const isReference = more.length === 0 && /^\d{1,3}$/.test(chapter) && /^\d{1,3}$/.test(verse);
  return slug && isReference ? `/strongs/verse/${slug}/${Number(chapter)}/${Number(verse)}` : undefined;
}

/**
 * Returns the slug of a book by its number, or by an English name or abbreviation. The site itself accepts more names.
 */
function findSlug(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return books[Number(text) - 1]?.slug;
  const plainText = normalizeBookName(text);
  return plainText === ''
    ? undefined
    : books.find((book) => englishNames(book).some((name) => normalizeBookName(name) === plainText))?.slug;
}

/** Returns the same chapter under the other code of its text; `undefined` if the text has only one code. */
export function twinPath(path: string): string | undefined {
  const [, first, version = '', ...rest] = path.split('/');
  const twin = first === 'bible' ? twinOf(version) : undefined;
  return twin && ['/bible', twin, ...rest].join('/');
}

/**
 * Whether a download with these URL prefixes should have this page. If `/lexicon` is listed with `/lexicon/H`, it is
 * only the list of all entries and does not cover the Greek ones.
 */
export function isCovered(covers: readonly string[], path: string): boolean {
  const isLeading = (cover: string): boolean => covers.some((other) => other !== cover && other.startsWith(cover));
  return [path, twinPath(path) ?? path].some((each) =>
    covers.some((cover) => each === cover || (each.startsWith(cover) && !isLeading(cover))),
  );
}

/** Returns the shell that a script renders from the texts of the device. */
export function shellPath(path: string): string | undefined {
  if (path === '/parallel-bible') return '/shells/parallel';
  if (path.startsWith('/strongs/verse/')) return '/shells/words';
  if (/^\/interlinear(?:$|\/)/.test(path)) return '/shells/interlinear';
  const [, slug, , verses, ...more] = path.split('/');
  return slug === productSlug && verses === 'verses' && more.length === 0 ? '/shells/verses' : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
