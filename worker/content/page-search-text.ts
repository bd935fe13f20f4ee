import { unescapeHtml } from '#data/site/escape-html.ts';
import { foldText } from '#data/text/fold.ts';

/** Maximum length of the searched text in characters. A typical page has a few thousand. */
const maxLength = 60_000;

/** The normalized words of a page for searches, with a space before each. `html` is sanitized HTML. */
export function pageSearchText(title: string, html: string): string {
  return ` ${searchTextOf(`${title} ${textOfHtml(html)}`).join(' ')}`.slice(0, maxLength);
}

/** The normalized words of a text: runs of letters and digits. */
export function searchTextOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text of sanitized HTML, which has only one way of escaping. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
