import { books } from '#data/bible/books.ts';
import { englishNames, plain } from '#data/bible/english-book-names.ts';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { productSlug } from '#data/site/product.ts';
import { twinOf } from '#data/versions/version-twins.ts';

/**
 * What the platform and the API's worker put an address right to: no slash or suffix at the end, `H430` for `h0430`,
 * `/bible/web/john/3#v16` for `/bible/web/jn/3:16`.
 */
export function rightPath(path: string): string {
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

const placePattern = /^0*(\d{1,3})(?:[:.]0*(\d{1,3}))?$/;

/** A version, a book by any of its names, a chapter, perhaps a verse; without a version the default is meant. */
function rightChapter(parts: readonly string[]): string | undefined {
  const [version, ...place] = slugOf(parts[0] ?? '') === undefined ? parts : [defaultVersion, ...parts];
  const [bookText, chapterText = '1', verseText, ...more] = place;
  if (version === undefined || bookText === undefined || more.length > 0) return undefined;
  const slug = slugOf(bookText);
  const [, chapter, verseWithin] = placePattern.exec(chapterText) ?? [];
  if (!slug || chapter === undefined) return undefined;
  const verse = verseWithin ?? (verseText === undefined ? undefined : placePattern.exec(verseText)?.[1]);
  return `/bible/${version.toLowerCase()}/${slug}/${chapter}${verse === undefined ? '' : `#v${verse}`}`;
}

function rightVerse([bookText = '', chapter = '', verse = '', ...more]: readonly string[]): string | undefined {
  const slug = slugOf(bookText);
  const isPlace = more.length === 0 && /^\d{1,3}$/.test(chapter) && /^\d{1,3}$/.test(verse);
  return slug && isPlace ? `/strongs/verse/${slug}/${Number(chapter)}/${Number(verse)}` : undefined;
}

/** Of its number, or of a name or an abbreviation in English; the site itself reads more of them. */
function slugOf(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return books[Number(text) - 1]?.slug;
  const asked = plain(text);
  return asked === ''
    ? undefined
    : books.find((book) => englishNames(book).some((name) => plain(name) === asked))?.slug;
}

/** The same chapter under the other code of its text; `undefined` where the text has one code. */
export function twinPath(path: string): string | undefined {
  const [, first, version = '', ...rest] = path.split('/');
  const twin = first === 'bible' ? twinOf(version) : undefined;
  return twin && ['/bible', twin, ...rest].join('/');
}

/**
 * Whether a download with these beginnings of addresses should have this page. `/lexicon` beside `/lexicon/H` is the list
 * of all entries alone, and says nothing of the Greek ones.
 */
export function isCovered(covers: readonly string[], path: string): boolean {
  const isLeading = (cover: string): boolean => covers.some((other) => other !== cover && other.startsWith(cover));
  return [path, twinPath(path) ?? path].some((each) =>
    covers.some((cover) => each === cover || (each.startsWith(cover) && !isLeading(cover))),
  );
}

/** The built page that a script fills from the texts of the device. */
export function shellPath(path: string): string | undefined {
  if (path === '/parallel-bible') return '/shells/parallel';
  if (path.startsWith('/strongs/verse/')) return '/shells/words';
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
