import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { Span } from '#data/text/verse-marks.ts';

const taggedWord = /([^\s{}]*)\{([HG]\d+)\}/g;

/**
 * Removes the tags of a text such as `God{H430}`. `found` has the offsets of the word before each tag of `number` in
 * the result.
 */
export function markTagged(tagged: string, number: EntryNumber): { text: string; found: Span[] } {
  const found: Span[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: word = '', 2: tag, index } of tagged.matchAll(taggedWord)) {
    text += tagged.slice(from, index) + word;
    if (tag === number && word) found.push([text.length - word.length, text.length]);
    from = index + whole.length;
  }
  return { text: text + tagged.slice(from), found };
}
