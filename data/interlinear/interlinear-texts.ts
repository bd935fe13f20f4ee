import { bookByNumber } from '../bible/books.ts';
import {
  findVersion,
  taggedVersion,
  type ReadableVersion,
  type ReadableVersions,
} from '../reading/readable-version.ts';
import { isOriginal } from '../reading/strongs-words.ts';

/** Whether an interlinear text is read in the order of the original or in that of the translation. */
export type InterlinearOrder = 'original' | 'translation';

export function orderOf(version: ReadableVersion): InterlinearOrder {
  return isOriginal(version) ? 'original' : 'translation';
}

/**
 * The texts with Strong's numbers, which an interlinear view needs. Originals come first. A text that is loaded under
 * two codes is listed once.
 */
export function interlinearTexts(readable: ReadableVersions): ReadableVersion[] {
  const tagged = readable.versions
    .filter(({ taggedWords }) => taggedWords > 0)
    .flatMap(({ code }) => findVersion(readable, code) ?? []);
  const distinct = [...new Map(tagged.toReversed().map((version) => [version.rows.id, version])).values()];
  return distinct.toReversed().sort((a, b) => Number(isOriginal(b)) - Number(isOriginal(a)));
}

const greek = new Set(['grc', 'el']);

/** Whether the language of an original is that of the book. */
function isOfTestament({ language }: ReadableVersion, book: number): boolean {
  return greek.has(language) === (bookByNumber(book).testament === 'new');
}

/** The critical text that modern translations follow; the others follow the Textus Receptus. */
const criticalText = 'sblgnt';
const translationsOfCriticalText = new Set(['web']);

/** The first book of the testament of an original; Genesis for a translation. */
export function firstBookOf({ language }: ReadableVersion): number {
  return greek.has(language) ? 40 : 1;
}

/**
 * The texts that can stand under a text in a book, the best first: translations under an original; for a translation
 * the originals, that first which it translates. None under an original of the other testament.
 */
export function partnersOf(readable: ReadableVersions, text: ReadableVersion, book: number): ReadableVersion[] {
  const others = interlinearTexts(readable).filter((other) => orderOf(other) !== orderOf(text));
  if (orderOf(text) === 'original' && !isOfTestament(text, book)) return [];
  if (orderOf(text) === 'original')
    return others.sort((a, b) => Number(b.rows.code === taggedVersion) - Number(a.rows.code === taggedVersion));
  const isCritical = translationsOfCriticalText.has(text.rows.code);
  const rank = ({ rows }: ReadableVersion): number => Number((rows.code === criticalText) !== isCritical);
  return others.filter((other) => isOfTestament(other, book)).sort((a, b) => rank(a) - rank(b));
}

/**
 * The text for the words that a translation has and its original lacks: modern editions leave out words that are in the
 * Textus Receptus, and the translation may have them.
 */
export function fallbackOf(
  readable: ReadableVersions,
  text: ReadableVersion,
  partner: ReadableVersion | undefined,
  book: number,
): ReadableVersion | undefined {
  if (!translationsOfCriticalText.has(text.rows.code) || partner?.rows.code !== criticalText) return undefined;
  return partnersOf(readable, text, book).find(({ rows }) => rows.code !== criticalText);
}

/** The texts that a translation is linked to, the best first; none for an original. */
export function originalsOf(readable: ReadableVersions, text: ReadableVersion, book: number): ReadableVersion[] {
  if (orderOf(text) === 'original') return [];
  const [partner] = partnersOf(readable, text, book);
  return [partner, fallbackOf(readable, text, partner, book)].filter((each) => each !== undefined);
}

/**
 * The text for a passage of these books when the reader names none: an original, else the first tagged text. Of the
 * Greek ones that with accents. No original has books of both testaments, so a translation is taken for them.
 */
export function usualText(readable: ReadableVersions, books: readonly number[]): ReadableVersion | undefined {
  const texts = interlinearTexts(readable);
  const originals = texts.filter(
    (text) => orderOf(text) === 'original' && books.every((book) => isOfTestament(text, book)),
  );
  const [first] = originals.length > 0 ? originals : texts.filter((text) => orderOf(text) === 'translation');
  return originals.find(({ rows }) => rows.code === criticalText) ?? first ?? texts[0];
}
