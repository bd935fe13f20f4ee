import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { bookOfName } from '#data/bible/book-names.ts';
import { books } from '#data/bible/books.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import { tryParsePassage } from '#data/search/language/references.ts';
import { formatRange, labelOfRange } from '#data/search/language/verse-ranges.ts';

type Reference = Extract<SuggestAnswer[number], { kind: 'reference' }>;

const mostReferences = 3;
const shortestName = 2;

/** Places that a text names or begins to name: "joh" is John, "gen 2" is Genesis 2. */
export function suggestReferences(text: string): Reference[] {
  const named = namedPlace(text);
  const start = text.toLowerCase();
  const begun =
    start.length < shortestName
      ? []
      : books.filter(({ name }) => name.toLowerCase().startsWith(start) || withoutNumber(name).startsWith(start));
  // Another of its names: "canticles", "1 jn", "bereshit".
  const known = bookOfName(text);
  // Names that are words of the text are searched for as such, unless a chapter is named.
  const whole = [...(known ? [known] : []), ...begun].map(({ name, chapters }): Reference => {
    return {
      kind: 'reference',
      label: name,
      query: isReference(name) ? name : chapters === 1 ? `${name} 1` : `${name} 1-${chapters}`,
    };
  });
  const all = [...(named ? [named] : []), ...whole];
  return all
    .filter(({ label }, index) => all.findIndex((other) => other.label === label) === index)
    .slice(0, mostReferences);
}

function namedPlace(text: string): Reference | undefined {
  if (!/\p{L}.*\d/u.test(text)) return undefined;
  const ranges = tryParsePassage(text);
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
