import { verseId, type VerseId } from '../model/verse-id.ts';
import { escapeHtml } from './escape.ts';
import { verseLink, wordsPath } from './reading-address.ts';

export interface SearchResultRow {
  /** "kjv_strongs-1002011". */
  id: string;
  reference: string;
  /** Code of the version that the verse is from. */
  version: string;
  /** Number of the verse in that version, and in the King James Version. */
  book: number;
  chapter: number;
  verse: number;
  kjv: VerseId;
  /** Safe HTML, what was found marked. */
  html: string;
  /** The same with Strong's numbers; empty for a text without numbers. */
  numberedHtml: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** A verse that was found, with its buttons, which need scripts; without them STRONGS is a link. */
export function searchResult(row: SearchResultRow, numbered: boolean): string {
  const { id, reference, html, numberedHtml, language, direction } = row;
  const script = language && language !== 'en' ? ` lang="${escapeHtml(language)}" dir="${direction ?? 'ltr'}"` : '';
  const name = escapeHtml(reference);
  const link = escapeHtml(verseLink(row.version, verseId(row)));
  const isTagged = numberedHtml !== '';
  const shown = numbered && isTagged;
  const button = (act: string, label: string, state = ''): string => `<button class="js" data-act="${act}" aria-label="${label} ${name}"${state}>${label}</button>`;
  return [
    `<li class="hit" data-verse data-id="${escapeHtml(id)}" data-reference="${name}" data-link="${link}"><b><a href="${link}">${name}</a></b>`,
    button('numbers', 'Show Strong’s Numbers', isTagged ? ` aria-pressed="${shown}"` : ' disabled'),
    `<p data-text${script}>${shown ? numberedHtml : html}</p><span class="acts">`,
    button('copy', 'COPY'),
    button('strongs', 'STRONGS', isTagged ? '' : ' disabled'),
    isTagged ? `<a class="no-js" href="${wordsPath(row.kjv)}" aria-label="STRONGS ${name}">STRONGS</a>` : '',
    button('parallel', 'PARALLEL'),
    '</span></li>',
  ].join('');
}
