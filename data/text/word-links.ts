import type { EntryNumber } from '../dictionary/entry-number.ts';
import { furtherPiece, tagsInOrder, type VerseMarks } from './verse-marks.ts';

/**
 * A word of a tagged text: its span in the text of the verse, and what is known about it. The morphology code has the
 * morphemes of a Hebrew word, divided by slashes ("HC/Vqw3ms").
 */
export interface WordToken {
  start: number;
  end: number;
  /** Of the lemma. Empty for a word that is only parsed. */
  number: EntryNumber | '';
  /** Of the form, where it has an entry of its own: G2036 for εἶπεν. */
  form?: EntryNumber;
  morphology: string;
}

/**
 * Words of a translation that render words of the original. Both are indexes into the tokens of their verses. `method`
 * says how the link was found: `number` pairs the words with the same number in order. A token of the original without
 * a link is not translated; one of the translation without a link is supplied, or differs in the two texts.
 */
export interface WordLink {
  translation: number[];
  original: number[];
  method: 'number';
}

/** The tokens of a verse, in the order of its text. The pieces of a split phrase are tokens of their own. */
export function wordTokens(marks: VerseMarks): WordToken[] {
  return tagsInOrder(marks).map(([start, end, number, morphology = '', form]) => ({
    start,
    end,
    number,
    ...(form && { form }),
    morphology,
  }));
}

/**
 * Links the words of a translation to those of the original in the verses that correspond to each other (see
 * `counterparts`). The number of a form counts before that of the lemma, because translations follow a text that has
 * only one of them. A word of the original is linked to one phrase.
 */
export function linkByNumber(translation: readonly WordToken[], original: readonly WordToken[]): WordLink[] {
  const links: WordLink[] = [];
  const used = new Set<number>();
  const find = (matches: (token: WordToken) => boolean): number =>
    original.findIndex((token, index) => !used.has(index) && matches(token));
  for (const [index, { number, morphology }] of translation.entries()) {
    if (!number) continue;
    if (morphology === furtherPiece) continue;
    const byForm = find((token) => token.form === number);
    const at = byForm >= 0 ? byForm : find((token) => token.number === number);
    if (at < 0) continue;
    used.add(at);
    links.push({ translation: [index], original: [at], method: 'number' });
  }
  for (const [index, { number, morphology }] of translation.entries()) {
    if (morphology !== furtherPiece) continue;
    const whole = links
      .filter((link) => translation[link.translation[0] ?? -1]?.number === number)
      .sort((a, b) => Math.abs((a.translation[0] ?? 0) - index) - Math.abs((b.translation[0] ?? 0) - index));
    whole[0]?.translation.push(index);
  }
  return links.map((link) => ({ ...link, translation: link.translation.sort((a, b) => a - b) }));
}
