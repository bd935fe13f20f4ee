import { tryFindBook } from '#data/bible/find-book.ts';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { foldTransliteration } from '#data/text/fold.ts';
import { parseChapterUrl } from '../reading/chapter-url.ts';
import { suggestions } from '../search/read-suggestions.ts';
import { readCatalog, type LoadedVersion } from '../versions/catalog.ts';

const maxLength = 60;
/** Shorter names of books are also other words. */
const minBookLength = 3;

/**
 * The page that an address without a page most likely means, as readers guess it from other sites: `/G26`,
 * `/strongs/G26`, `/greek/26`, `/john/3/16`, `/kjv/john/3`, `/Lexicon/h430`, `/lexicon/agape`. `undefined` if none.
 */
export async function guessAddress(library: D1Database, path: string): Promise<string | undefined> {
  const segments = decodePath(path);
  if (!segments || segments.length === 0 || segments.length > 5) return undefined;
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase());
  if (segments.length === 2 && /^(?:greek|hebrew)$/.test(first)) return ofLanguage(first, second);
  const isDictionary = first === productSlug || /^strongs?$/.test(first);
  const number = numberOf(isDictionary ? second : first, isDictionary);
  const entry = `/${productSlug}/${number}`;
  if (number && segments.length === (isDictionary ? 2 : 1)) return entry === path ? undefined : entry;
  // The pages of chapters answer these themselves.
  if (path.startsWith('/bible/')) return undefined;
  const { versions } = await readCatalog(library);
  if (isDictionary) return segments.length === 2 ? wordAddress(library, versions, second) : undefined;
  return chapterAddress(first === 'bible' ? segments.slice(1) : segments, versions, path);
}

/** In lower case, without empty segments; `undefined` for an address that nobody guesses. */
function decodePath(path: string): string[] | undefined {
  if (path.length > maxLength) return undefined;
  try {
    return decodeURIComponent(path).split('/').filter(Boolean);
  } catch {
    return undefined;
  }
}

function numberOf(text: string, isDictionary: boolean): string | undefined {
  return isDictionary || /^[hg]/.test(text) ? tryParseEntryNumber(text) : undefined;
}

/** As other sites number their dictionaries: `/greek/26`, `/hebrew/430.htm`. */
function ofLanguage(language: string, page: string): string | undefined {
  const number = tryParseEntryNumber(`${language} ${page.replace(/\.html?$/, '')}`);
  return number && `/${productSlug}/${number}`;
}

/** The entry of a transliterated word, or the list of entries for any other word. */
async function wordAddress(
  library: D1Database,
  versions: readonly LoadedVersion[],
  word: string,
): Promise<string | undefined> {
  if (!/^[\p{L}\p{M}' -]{3,}$/u.test(word)) return undefined;
  const { answer } = await suggestions(library, versions, word);
  const entries = answer.filter((offer) => offer.kind === 'entry');
  if (entries.length === 0) return undefined;
  const same = entries.find(({ transliteration, lemma }) =>
    [foldTransliteration(transliteration), lemma].includes(foldTransliteration(word)),
  );
  return same ? `/${productSlug}/${same.number}` : `/${productSlug}/search?${new URLSearchParams({ query: word })}`;
}

function chapterAddress(
  segments: readonly string[],
  versions: readonly LoadedVersion[],
  path: string,
): string | undefined {
  const names = segments.filter((segment) => !/^\d+(?:[:.]\d+)?$/.test(segment));
  const name = names.at(-1);
  if (name === undefined || names.length > 2 || name.length < minBookLength || !tryFindBook(name)) return undefined;
  const address = parseChapterUrl(
    segments.map((segment) => segment.toLowerCase()),
    versions,
  );
  return address.kind === 'chapter' && address.path !== path ? address.path : undefined;
}
