// cspell:ignore offenbarung genisis
import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { bookOfName } from '#data/bible/book-names.ts';
import { nearestBook } from '#data/bible/nearest-book.ts';
import { bookOfLanguageName } from '#data/bible/other-language-names.ts';
import { books, type Book } from '#data/bible/books.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import { tryReadRanges } from '#data/search/language/typed-passage.ts';
import { formatRange, labelOfRange } from '#data/search/language/verse-ranges.ts';

type Reference = Extract<SuggestAnswer[number], { kind: 'reference' }>;

const maxReferences = 3;
const minNameLength = 2;
/** Shorter names of other languages are also English words. */
const minForeignLength = 5;

/** References that a text names or begins to name: "joh" is John, "gen 2" is Genesis 2. */
export function suggestReferences(text: string): Reference[] {
  const named = parseReference(text);
  const start = text.toLowerCase();
  const matchingBooks =
    start.length < minNameLength
      ? []
      : books.filter(({ name }) => name.toLowerCase().startsWith(start) || withoutNumber(name).startsWith(start));
  // An alternative name: "canticles", "1 jn", "bereshit", "offenbarung".
  const alias = bookOfName(text) ?? (text.length < minForeignLength ? undefined : bookOfLanguageName(text));
  const whole = [...(alias ? [alias] : []), ...matchingBooks].map(wholeBook);
  const all = [...(named ? [named] : []), ...whole];
  return all
    .filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
    .slice(0, maxReferences);
}

/** The book of a misspelled name, for a text that begins nothing else: "genisis". */
export function suggestNearestBook(text: string): Reference[] {
  const book = nearestBook(text);
  return book ? [wholeBook(book)] : [];
}

/** A book name that is also a word of the text is searched as a word, unless a chapter is named. */
function wholeBook({ name, chapters }: Book): Reference {
  const query = isReference(name) ? name : chapters === 1 ? `${name} 1` : `${name} 1-${chapters}`;
  return { kind: 'reference', label: name, query };
}

function parseReference(text: string): Reference | undefined {
  if (!/\p{L}.*\d/u.test(text)) return undefined;
  const ranges = tryReadRanges(text);
  if (!ranges) return undefined;
  return { kind: 'reference', label: ranges.map(labelOfRange).join('; '), query: ranges.map(formatRange).join('; ') };
}

function isReference(text: string): boolean {
  const parsed = parseSearch(text);
  return parsed.kind === 'query' && parsed.query.node.kind === 'reference';
}

function withoutNumber(name: string): string {
  return name.toLowerCase().replace(/^\d /, '');
}
