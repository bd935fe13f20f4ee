import type { EntryNumber } from '../dictionary/entry-number.ts';
import { phraseShown, taggedPhrases } from '../text/phrases/phrase-pieces.ts';
import type { Span, VerseMarks, WordMark } from '../text/verse-marks.ts';
import type { NamedPlace } from './link-words.ts';

/**
 * - `tagged`: has Strong's numbers.
 * - `supplied`: the edition prints it as added by the translators.
 * - `plain`: neither; the translation does not say what it renders.
 * - `untranslated`: a word of the original that the translation leaves out; its text is empty.
 */
export type TranslationUnitKind = 'tagged' | 'supplied' | 'plain' | 'untranslated';

/** Consecutive words of a translation that render the same words of the original. */
export interface TranslationUnit {
  text: string;
  kind: TranslationUnitKind;
  /** The phrases that the text belongs to, as indexes into {@link TranslationVerse.phrases}. */
  phrases: number[];
  /** Whether the phrases began in an earlier unit: "perish" of "should … perish". */
  isContinued: boolean;
}

export interface TranslationVerse {
  units: TranslationUnit[];
  /**
   * One for each counted tag, in the order of the text. Phrases with equal `span` are the same words under several
   * numbers.
   */
  phrases: { number: EntryNumber; text: string; span: string; place?: NamedPlace }[];
}

/** Divides the text of a tagged verse into units, in order. The texts of all units together are that of the verse. */
export function translationUnits(text: string, marks: VerseMarks): TranslationVerse {
  const sorted = (marks.words ?? []).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const phrases = taggedPhrases(sorted);
  const pieces = phrases.flatMap((phrase, index) => phrase.pieces.map((span) => ({ span, index })));
  const units: TranslationUnit[] = [];
  const begun = new Set<number>();
  for (const [from, to] of segments(
    text,
    pieces.map(({ span }) => span),
    marks.supplied ?? [],
  )) {
    const covering = pieces.filter(({ span: [start, end] }) =>
      from === to ? start === from && end === to : start <= from && to <= end,
    );
    const own = [...new Set(covering.map(({ index }) => index))];
    const shown = text.slice(from, to);
    const rest = own.length === 0 ? appendPunctuation(units, shown) : shown;
    if (own.length === 0 && rest === '') continue;
    units.push({
      text: rest.trim(),
      kind: kindOf(own, from, to, marks.supplied ?? []),
      phrases: own,
      isContinued: own.length > 0 && own.every((index) => begun.has(index)),
    });
    for (const index of own) begun.add(index);
  }
  return {
    units,
    phrases: phrases.map((phrase) => ({
      number: phrase.mark[2],
      text: phraseShown(text, phrase),
      span: phrase.pieces.join(' '),
      ...placeOf(marks, phrase.mark),
    })),
  };
}

/** The word of the original that the source names for a tag. */
export function placeOf({ words = [], links }: VerseMarks, mark: WordMark): { place?: NamedPlace } {
  const link = links?.find(([index]) => words[index] === mark);
  return link ? { place: { nth: link[1], of: link[2] } } : {};
}

function kindOf(phrases: readonly number[], from: number, to: number, supplied: readonly Span[]): TranslationUnitKind {
  if (from === to) return 'untranslated';
  if (phrases.length > 0) return 'tagged';
  return supplied.some(([start, end]) => start <= from && to <= end) ? 'supplied' : 'plain';
}

/** Cuts the text at the borders of phrases and of supplied words. Empty spans are segments of their own. */
function segments(text: string, phrases: readonly Span[], supplied: readonly Span[]): Span[] {
  const empty = phrases.filter(([start, end]) => start === end);
  const cuts = [...new Set([0, text.length, ...phrases.flat(), ...supplied.flat()])].sort((a, b) => a - b);
  const whole = cuts
    .slice(1)
    .map((to, index): Span => [cuts[index] ?? 0, to])
    .filter(([from, to]) => text.slice(from, to).trim() !== '');
  const distinct = [...new Map(empty.map((span) => [span[0], span])).values()];
  return [...whole, ...distinct].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Signs that end a phrase: a comma, a closing quotation mark. Opening signs belong to what follows. */
const closingSigns = /^[^\s\p{L}\p{N}([{“‘¿¡]*/u;

/** Adds the signs after a phrase to it, and returns the text that is left. */
function appendPunctuation(units: readonly TranslationUnit[], between: string): string {
  const last = units.findLast(({ kind }) => kind !== 'untranslated');
  const signs = last && !/^\s/.test(between) ? (closingSigns.exec(between)?.[0] ?? '') : '';
  if (last) last.text += signs;
  return between.slice(signs.length).trim();
}
