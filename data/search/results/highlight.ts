import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { tagsInOrder, type Span, type VerseMarks } from '../../text/verse-marks.ts';
import { exactPattern } from '../language/exact-form.ts';
import { taggedPhrases } from '../../text/phrases/phrase-pieces.ts';
import { indexedPhrase, isPhraseIn } from '../sql/phrase-in-rendering.ts';
import { morphologyTerms } from '../sql/morphology-terms.ts';
import { englishStem } from '../language/stem.ts';
import type { MorphologyNode, SearchNode, SearchQuery, TaggedNode, Words } from '../language/tree.ts';
import { wordsOfText, type TextWord } from '../language/split-words.ts';

/** A verse as it is shown: the plain text, and its tagged words. */
export interface VerseToMark {
  text: string;
  marks?: Pick<VerseMarks, 'words' | 'parsed'> | undefined;
}

/**
 * The spans of a verse's plain text that a query matches, in order, without overlaps; a phrase is one span. Offsets are
 * in UTF-16 units. Excluded words are never included.
 */
export function matchedSpans({ node }: SearchQuery, verse: VerseToMark): Span[] {
  const spans = spansOf(node, verse, wordsOfText(verse.text)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged: Span[] = [];
  for (const [start, end] of spans) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) merged.push([start, end]);
  }
  return merged;
}

/** How often the query's words and phrases occur in a verse; each span counts once. */
export function countMatches(query: SearchQuery, verse: VerseToMark): number {
  const spans = spansOf(query.node, verse, wordsOfText(verse.text));
  return new Set(spans.map(String)).size;
}

function spansOf(node: SearchNode, verse: VerseToMark, words: readonly TextWord[]): Span[] {
  switch (node.kind) {
    case 'words':
      return wordSpans(node, words);
    case 'number':
      return tagSpans(verse, node.number);
    case 'tagged': {
      if (node.isOther) return otherSpans(verse, node);
      const tags = tagSpans(verse, node.number);
      return wordSpans(node, words).filter(([start, end]) => tags.some((tag) => tag[0] < end && start < tag[1]));
    }
    case 'morphology':
      return parsedSpans(verse, node);
    case 'exact':
      return [...verse.text.matchAll(exactPattern(node))].map(({ 0: match, index }): Span => [
        index,
        index + match.length,
      ]);
    case 'stem':
      return words.flatMap(({ folded, start, end }): Span[] =>
        englishStem(folded) === node.stem ? [[start, end]] : [],
      );
    case 'near-words':
    case 'near-verses':
    case 'and':
    case 'or':
      return node.parts.flatMap((part) => spansOf(part, verse, words));
    case 'reference':
    case 'not':
      return [];
  }
}

function wordSpans({ words: wanted, prefix }: Words, words: readonly TextWord[]): Span[] {
  const last = wanted.length - 1;
  const spans: Span[] = [];
  for (const [at, { start }] of words.entries()) {
    const matches = wanted.every((word, offset) => {
      const folded = words[at + offset]?.folded;
      return prefix && offset === last ? folded?.startsWith(word) : folded === word;
    });
    if (matches) spans.push([start, words[at + last]?.end ?? start]);
  }
  return spans;
}

function tagSpans({ marks }: VerseToMark, number: EntryNumber): Span[] {
  return (marks?.words ?? []).flatMap(([start, end, tagged, , form]): Span[] =>
    tagged === number || form === number ? [[start, end]] : [],
  );
}

/** The words that translate the number otherwise. */
function otherSpans({ text, marks }: VerseToMark, { number, words, prefix }: TaggedNode): Span[] {
  return taggedPhrases(marks?.words ?? []).flatMap(({ mark, pieces }) => {
    if (mark[2] !== number) return [];
    const phrase = indexedPhrase(pieces.map(([start, end]) => text.slice(start, end)));
    return isPhraseIn(phrase, words, prefix) ? [] : pieces.map(([start, end]): Span => [start, end]);
  });
}

function parsedSpans({ marks = {} }: VerseToMark, { terms, number }: MorphologyNode): Span[] {
  const isWanted = (own: string): boolean =>
    terms.some(({ term, prefix }) => (prefix ? own.startsWith(term) : own === term));
  return tagsInOrder(marks).flatMap(([start, end, tagged, morphology = '', form]): Span[] => {
    if (number && tagged !== number && form !== number) return [];
    return morphologyTerms(morphology).some(isWanted) ? [[start, end]] : [];
  });
}
