import { escapeHtml } from './escape.ts';

export interface SearchResultRow {
  /** "kjv_strongs-1002011". */
  id: string;
  reference: string;
  /** Where the verse stands in its chapter. */
  href?: string;
  /** Safe HTML, what was found marked. */
  html: string;
  /** The same with Strong's numbers; empty for a text without numbers. */
  numberedHtml: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** A verse that was found, with its buttons, which need scripts. */
export function searchResult(row: SearchResultRow, numbered: boolean): string {
  const { id, reference, href, html, numberedHtml, language, direction } = row;
  const script = language && language !== 'en' ? ` lang="${escapeHtml(language)}" dir="${direction ?? 'ltr'}"` : '';
  const name = escapeHtml(reference);
  const shown = numbered && numberedHtml !== '';
  const strongs = numberedHtml === '' ? ' disabled' : ` aria-pressed="${shown}"`;
  return `<li class="hit" data-id="${escapeHtml(id)}"><div><b>${href ? `<a href="${escapeHtml(href)}">${name}</a>` : name}</b><span class="js"><button data-act="copy" aria-label="COPY ${name}">COPY</button><button data-act="strongs" aria-label="STRONGS ${name}"${strongs}>STRONGS</button></span></div><p${script}>${shown ? numberedHtml : html}</p></li>`;
}
