// cspell:ignore offenbarung genisis korinther
import { bookOfName } from '../../bible/book-names.ts';
import type { Book } from '../../bible/books.ts';
import { nearestBook } from '../../bible/nearest-book.ts';
import { bookOfLanguageName } from '../../bible/other-language-names.ts';
import { tryParseBookQuery } from '../language/book-name.ts';
import type { SearchQuery } from '../language/tree.ts';
import { bookRange, labelOfRange } from '../language/verse-ranges.ts';

/** A shorter word is an abbreviation or another word: "sal", "luc". */
const shortestName = 5;
/** A Greek title that English texts of other churches print. */
const apocalypse = /^(?:the )?apocalypse$/i;
/** The original texts have these names as words, and the answer offers them. */
const original = /\p{Script=Hebrew}|\p{Script=Greek}/u;

/**
 * A query of only a word that no verse has, as the book that it names in another language: "Offenbarung". A name that
 * is also a word of the version is searched as that word.
 */
export function bookInstead(query: SearchQuery): SearchQuery | undefined {
  const text = onlyName(query);
  if (text === undefined || original.test(text)) return undefined;
  const isLong = text.length >= shortestName || !/\p{Script=Latin}/u.test(text);
  const range = apocalypse.test(text) ? bookRange(66) : isLong ? rangeOf(bookOfLanguageName(text)) : undefined;
  if (!range) return undefined;
  const label = labelOfRange(range);
  return { node: { kind: 'reference', label, ranges: [range] }, scopes: [], corrected: [{ from: text, to: label }] };
}

/**
 * The reference to offer for a query of only a name that is misspelled, or that {@link bookInstead} does not open:
 * "Genesis" for "Genisis", "John 1" for "Juan".
 */
export function offeredBook(query: SearchQuery): string | undefined {
  const text = onlyName(query);
  if (text === undefined) return undefined;
  const known = original.test(text) ? bookOfName(text) : undefined;
  const name = (known ?? bookOfLanguageName(text) ?? nearestBook(text))?.name;
  // "John" alone searches for the word.
  return name && (tryParseBookQuery(name) ? name : `${name} 1`);
}

/** The words of a query that has nothing else, for example "1 Korinther". */
function onlyName({ node, scopes }: SearchQuery): string | undefined {
  if (scopes.length > 0) return undefined;
  const parts = node.kind === 'and' ? node.parts : [node];
  const words = parts.flatMap((part) => (part.kind === 'words' && !part.prefix ? [part.text] : []));
  return words.length === parts.length ? words.join(' ') : undefined;
}

function rangeOf(book: Book | undefined): ReturnType<typeof bookRange> | undefined {
  return book && bookRange(book.number);
}
