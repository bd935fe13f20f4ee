import { escapeHtml } from './escape.ts';

const letter = String.raw`[\p{Script=Hebrew}\p{Script=Greek}]`;
/** What stands within words: points, accents and other marks, which Unicode counts to no script, and spaces between words. */
const within = String.raw`[\p{Script=Hebrew}\p{Script=Greek}\p{M}\s'’-]`;
const foreign = new RegExp(`${letter}(?:${within}*[\\p{Script=Hebrew}\\p{Script=Greek}\\p{M}])?`, 'gu');

/** English text as HTML in which each Hebrew or Greek word says its language, so that it is read aloud as what it is. */
export function markedWords(text: string): string {
  return escapeHtml(text).replace(foreign, (words) => `<bdi lang="${/\p{Script=Hebrew}/u.test(words) ? 'hbo' : 'grc'}">${words}</bdi>`);
}
