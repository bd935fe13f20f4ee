import { formatVerse, formatVerseOwnFirst, verseIdOfKey, splitVerseId, type VerseId } from '../../bible/verse-id.ts';
import { localReference } from '../../bible/spanish-book-names.ts';
import { shownMarks } from '../../text/verse-tree.ts';
import { describeQuery } from '../language/describe.ts';
import { formatQuery } from '../language/format.ts';
import type { SearchSuggestions, FoundPage, FoundVerse, ResultVersion } from './found.ts';
import { countMatches, matchedSpans } from './highlight.ts';
import type { FoundEntry } from './named-entries.ts';
import { displacedReferences } from './displaced-references.ts';
import { partlyMissing } from './missing-verses.ts';
import { offeredChapters } from './offered-chapters.ts';
import { withoutScopes } from '../language/query-in-book.ts';
import { splitScope } from '../language/split-references.ts';
import type { Correction, SearchNode, SearchQuery } from '../language/tree.ts';
import type { VerseRange } from '../language/verse-ranges.ts';
import { isKjvVerse } from './renumber.ts';

/** The maximum number of suggestions when nothing is found. */
const maxSuggestions = 3;

const nothingElse: SearchSuggestions = { didYouMean: [], elsewhere: [], reason: '' };

/** The search response (`searchAnswer` of the contract), for the worker and for a browser without a network. */
export function buildSearchAnswer(
  query: SearchQuery,
  versions: readonly ResultVersion[],
  result: FoundPage,
  other: SearchSuggestions = nothingElse,
) {
  const { totals, verses, page, pages } = result;
  const requested = splitScope(query).ranges ?? [];
  const counted = query.node.kind === 'reference' ? undefined : totals.occurrences;
  const occurrences = counted ?? (pages === 1 ? countOnPage(query, verses) : undefined);
  const headwords = totals.verses === 0 ? result.entries.filter(({ headword }) => headword) : [];
  const suggestions = [
    // The entry of a transliterated word is more helpful than English words with a similar spelling.
    ...headwords.map((entry) => ({ query: entry.number as string, label: entryLabel(entry) })),
    ...other.didYouMean.map((text) => ({ query: text, label: text })),
  ].slice(0, maxSuggestions);
  return {
    results: verses.map((verse) => searchResult(query, verse, versions.length > 1, requested)),
    pagination: { totalResults: totals.verses, currentPage: page, totalPages: pages },
    totalOccurrences: occurrences ?? null,
    byBook: [...(totals.byBook ?? [])].map(([book, count]) => ({
      book,
      verses: count,
      occurrences: (counted !== undefined && totals.occurrencesByBook?.get(book)) || null,
    })),
    everywhere: formatQuery(withoutScopes(query)),
    understood: describeQuery(query),
    corrected: [...corrections(query, versions, result), ...displacedReferences(query, verses)],
    chapters: offeredChapters(query, verses),
    versions: versions.map(({ code }) => code),
    entries: result.entries.map(({ number, language, aramaic, lemma, transliteration, gloss }) => ({
      number,
      language,
      aramaic,
      lemma,
      transliteration,
      gloss,
    })),
    didYouMean: suggestions.map(({ query: text }) => text),
    suggestions,
    elsewhere: other.elsewhere,
    reason: other.reason,
  };
}

/**
 * How the references were read, without verses that do not exist. With the translation that a reference names, also the
 * version that is shown: the site may not have the named one.
 */
function corrections(query: SearchQuery, versions: readonly ResultVersion[], result: FoundPage): Correction[] {
  const { node, edition } = query;
  const partly = partlyMissing(query, versions, result);
  const typed = query.corrected?.filter(({ from }) => !partly.some((each) => each.from === from)) ?? [];
  const corrected = [...typed, ...partly];
  const [first] = versions;
  if (!edition || node.kind !== 'reference' || !first) return corrected;
  if (versions.length === 1 && first.shortName.toLowerCase() === edition.name.toLowerCase()) return corrected;
  const [{ from, to } = { from: node.label, to: node.label }] = corrected;
  return [
    { from: `${from} (${edition.name})`, to: `${to} (${versions.map(({ shortName }) => shortName).join(', ')})` },
  ];
}

/** "H2617 · חֵסֵד, chêçêd: kindness". */
function entryLabel({ number, lemma, transliteration, gloss }: FoundEntry): string {
  return `${number} · ${[lemma, transliteration].filter(Boolean).join(', ')}${gloss && `: ${gloss}`}`;
}

function searchResult(
  query: SearchQuery,
  { version, key, text, marks }: FoundVerse,
  several: boolean,
  requested: readonly VerseRange[],
) {
  const id = verseIdOfKey(key);
  const reference = localReference(
    requestedNumber(id, marks.kjv, requested) ?? formatVerse(id, marks.kjv),
    marks.kjv ?? id,
    version.language,
  );
  const spans = matchedSpans(query, { text, marks });
  return {
    id: `${version.code}-${id}`,
    title: several ? `${reference} · ${version.shortName}` : reference,
    reference,
    content: `${reference}\t${text}`,
    sourceType: 'bible' as const,
    ...splitVerseId(id),
    kjv: marks.kjv ?? id,
    version: version.code,
    text,
    marks: shownMarks(marks),
    found: spans,
  };
}

/**
 * A Hebrew verse under its own number, where the reader asked for that number: 1 Kings 18:34, which begins with 18:33 of
 * the King James Version, and Malachi 3:19, which only the Hebrew text has.
 */
function requestedNumber(id: VerseId, kjv: VerseId | undefined, requested: readonly VerseRange[]): string | undefined {
  const isRequested = (each: VerseId): boolean => requested.some(([from, to]) => each >= from && each <= to);
  if (kjv === undefined || kjv === id || !isRequested(id) || isRequested(kjv)) return undefined;
  return isKjvVerse(id) ? formatVerse(id) : formatVerseOwnFirst(id, kjv);
}

/** Counts the matches on the page, where it has all results. */
function countOnPage(query: SearchQuery, verses: readonly FoundVerse[]): number | undefined {
  return hasOneSubject(query.node) ? verses.reduce((sum, verse) => sum + countMatches(query, verse), 0) : undefined;
}

/** For example, occurrences of "faith joy" would be a sum of two words. */
function hasOneSubject(node: SearchNode): boolean {
  return (
    node.kind === 'words' ||
    node.kind === 'tagged' ||
    node.kind === 'exact' ||
    node.kind === 'stem' ||
    (node.kind === 'or' && node.wildcard !== undefined) ||
    node.kind === 'number' ||
    node.kind === 'morphology'
  );
}
