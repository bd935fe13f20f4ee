import { escapeHtml } from '#data/markup/escape.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';

const taggedWord = /([^\s{}]*)\{([HG]\d+)\}/g;

/** Text with tags, `God{H430}`, as safe HTML without them; the word before each tag of `number` is marked. */
export function markTagged(text: string, number: EntryNumber): string {
  return escapeHtml(text).replace(taggedWord, (_, word: string, tag: string) => (tag === number && word ? `<mark>${word}</mark>` : word));
}
