import { describeQuery } from '../model/search/describe.ts';
import { formatQuery } from '../model/search/format.ts';
import type { Elsewhere, FoundPage, FoundVerse, ResultVersion } from '../model/search/found.ts';
import { countMatches, matchedSpans } from '../model/search/highlight.ts';
import { withoutPlaces } from '../model/search/query-in-book.ts';
import type { SearchNode, SearchQuery } from '../model/search/tree.ts';
import { formatVerse, verseIdOfKey, versePlace } from '../model/verse-id.ts';
import { formatTaggedText } from '../model/verse-marks.ts';
import { numberedText } from './numbered-text.ts';
import { verseText } from './verse-text.ts';

/** Offered when nothing is found. */
const mostQueries = 3;

const nothingElse: Elsewhere = { didYouMean: [], elsewhere: [], reason: '' };

/** What was found, as it is answered (`searchAnswer` of the contract), by the worker and by a browser without a network. */
export function searchAnswer(query: SearchQuery, versions: readonly ResultVersion[], found: FoundPage, other: Elsewhere = nothingElse) {
  const { totals, verses, page, pages } = found;
  const counted = query.node.kind === 'reference' ? undefined : totals.occurrences;
  const occurrences = counted ?? (pages === 1 ? countOnPage(query, verses) : undefined);
  const headwords = totals.verses === 0 ? found.entries.filter(({ headword }) => headword).map(({ number }) => number) : [];
  return {
    results: verses.map((verse) => searchResult(query, verse, versions.length > 1)),
    pagination: { totalResults: totals.verses, currentPage: page, totalPages: pages },
    totalOccurrences: occurrences ?? null,
    byBook: [...(totals.byBook ?? [])].map(([book, count]) => ({ book, verses: count, occurrences: (counted !== undefined && totals.occurrencesByBook?.get(book)) || null })),
    everywhere: formatQuery(withoutPlaces(query)),
    understood: describeQuery(query),
    versions: versions.map(({ code }) => code),
    entries: found.entries.map(({ number, language, aramaic, lemma, transliteration, gloss }) => ({ number, language, aramaic, lemma, transliteration, gloss })),
    // The entry of a word in transliteration says more than English words that look like it.
    didYouMean: [...headwords, ...other.didYouMean].slice(0, mostQueries),
    elsewhere: other.elsewhere,
    reason: other.reason,
  };
}

function searchResult(query: SearchQuery, { version, key, text, marks }: FoundVerse, several: boolean) {
  const id = verseIdOfKey(key);
  const reference = formatVerse(id, marks.kjv);
  const spans = matchedSpans(query, { text, marks });
  return {
    id: `${version.code}-${id}`,
    title: several ? `${reference} · ${version.shortName}` : reference,
    reference,
    content: `${reference}\t${text}`,
    sourceType: 'bible' as const,
    ...versePlace(id),
    kjv: marks.kjv ?? id,
    version: version.code,
    tagged: formatTaggedText(text, marks),
    html: verseText(text, marks, spans),
    numberedHtml: marks.words?.length ? numberedText(text, marks, spans) : '',
  };
}

/** Where all that was found is on the page, it can be counted there. */
function countOnPage(query: SearchQuery, verses: readonly FoundVerse[]): number | undefined {
  return hasOneSubject(query.node) ? verses.reduce((sum, verse) => sum + countMatches(query, verse), 0) : undefined;
}

/** Occurrences of "faith joy" would be a sum of two things. */
function hasOneSubject(node: SearchNode): boolean {
  return node.kind === 'words' || node.kind === 'tagged' || node.kind === 'exact' || node.kind === 'stem' || node.kind === 'number' || node.kind === 'morphology';
}
