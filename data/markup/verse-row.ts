import { escapeHtml } from './escape.ts';

export interface VerseRow {
  /** "Genesis 1:1". */
  reference: string;
  /** Where the verse stands in its chapter; without it the reference is no link, as on pages where each byte is counted. */
  href?: string;
  /** Safe HTML, as made by `verseText`. */
  html: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** A verse with its reference, as an item of a list of verses. */
export function verseRow({ reference, href, html, language, direction }: VerseRow): string {
  const script = language && language !== 'en' ? ` lang="${escapeHtml(language)}" dir="${direction ?? 'ltr'}"` : '';
  const name = escapeHtml(reference);
  return `<li><b>${href ? `<a href="${escapeHtml(href)}">${name}</a>` : name}</b><p${script}>${html}</p></li>`;
}
