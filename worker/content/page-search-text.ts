import { unescapeHtml } from '#data/site/escape-html.ts';
import { foldText } from '#data/text/fold.ts';

/** Characters that are looked in; a page has a few thousand. */
const mostWords = 60_000;

/** Words of a page as searches look for them: folded, a space before each. `html` is what the sanitiser made. */
export function pageWords(title: string, html: string): string {
  return ` ${wordsOf(`${title} ${textOfHtml(html)}`).join(' ')}`.slice(0, mostWords);
}

/** Letters and digits of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of markup that the sanitiser wrote, which escapes in one way. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
