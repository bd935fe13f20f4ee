import type { EntryNumber } from '../model/entry-number.ts';
import { productSlug } from '../model/product.ts';
import type { Span, VerseMarks } from '../model/verse-marks.ts';
import { escapeHtml } from './escape.ts';
import { layersOf, writeLayers } from './verse-text.ts';

/**
 * A verse's text as `verseText` writes it, with the Strong's numbers of its words as links behind them. A word of the
 * original that the translation leaves out has its number where it would stand.
 */
export function numberedText(text: string, marks: VerseMarks, found: readonly Span[] = []): string {
  const numbers = Map.groupBy(marks.words ?? [], ([, end]) => end);
  const behind = (end: number): string => {
    const words = numbers.get(end);
    numbers.delete(end);
    return words ? `<sup>${words.map(([, , number]) => numberLink(number)).join(' ')}</sup>` : '';
  };
  const html = writeLayers(layersOf(marks, found), 0, text.length, (from, to) => {
    let written = '';
    let at = from;
    // A number stands before the letter that follows its word, so that it comes after what the word is set in.
    for (const end of [...numbers.keys()].filter((offset) => offset >= from && offset < to).sort((a, b) => a - b)) {
      written += escapeHtml(text.slice(at, end)) + behind(end);
      at = end;
    }
    return written + escapeHtml(text.slice(at, to));
  });
  return html + [...numbers.keys()].map(behind).join('');
}

function numberLink(number: EntryNumber): string {
  return `<a href="/${productSlug}/${number}">${number}</a>`;
}
