import { bookOfLanguageName } from '../../bible/other-language-names.ts';
import type { Edition } from '../../versions/edition-names.ts';
import type { ReferenceProblem } from './check-references.ts';
import { findReferences, tryParseBookList, tryParsePassage } from './references.ts';
import type { Correction } from './tree.ts';
import { bookRange, labelOfRange, type VerseRange } from './verse-ranges.ts';
import { readUsual, readWholeReference } from './whole-reference.ts';

/** A text that is only a passage, as a reader types it. */
export interface TypedPassage {
  ranges: VerseRange[];
  corrected?: Correction;
  edition?: Edition;
}

/**
 * The one reader of passages for paths, passage fields, `in:` and suggestions: a book, chapters or verses in any form
 * that the search box reads. `undefined` for a text that is not a passage.
 */
export function readTypedPassage(text: string): TypedPassage | ReferenceProblem | undefined {
  const whole = readWholeReference(text);
  if (whole) return whole.problem ?? whole;
  const plain = withoutEdges(text);
  if (plain !== text) return readTypedPassage(plain);
  const found = findReferences(text);
  const problem = found.find((reference) => reference.problem)?.problem;
  if (problem) return problem;
  const book = bookOfLanguageName(text);
  const ranges =
    tryParsePassage(text) ?? (book && [bookRange(book.number)]) ?? readUsual(text)?.ranges ?? tryParseBookList(text);
  if (!ranges) return undefined;
  const isCorrected = found.some(({ corrected }) => corrected !== undefined);
  return {
    ranges,
    ...(isCorrected && { corrected: { from: text.trim(), to: ranges.map(labelOfRange).join('; ') } }),
  };
}

/** "Exodus 14:23," and "(Matthew 5 and Exodus 20)" without the signs around the references. */
function withoutEdges(text: string): string {
  const inner = text.trim().replace(/[,;.\s]+$/, '');
  return /^\([^()]*\)$/.test(inner) ? inner.slice(1, -1) : inner;
}

/** The verses of {@link readTypedPassage}; `undefined` where there are none. */
export function tryReadRanges(text: string): VerseRange[] | undefined {
  const passage = readTypedPassage(text);
  return passage && 'ranges' in passage ? passage.ranges : undefined;
}
