import { escapeHtml } from './escape.ts';

export interface VerseRow {
  /** "Genesis 1:1". */
  reference: string;
  /** Safe HTML, as made by `verseText`. */
  html: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** A verse with its reference, as an item of a list of verses. */
export function verseRow({ reference, html, language, direction }: VerseRow): string {
  const script = language && language !== 'en' ? ` lang="${escapeHtml(language)}" dir="${direction ?? 'ltr'}"` : '';
  return `<li><b>${escapeHtml(reference)}</b><p${script}>${html}</p></li>`;
}
