import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { Span } from '#data/text/verse-marks.ts';

const taggedWord = /([^\s{}]*)\{([HG]\d+)\}/g;

/** Text with tags, `God{H430}`, without them, and where the word before each tag of `number` then stands. */
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
