import { productSlug } from '../model/product.ts';
import { escapeHtml } from './escape.ts';
import { scriptAttributes } from './script-attributes.ts';

export interface WordRow {
  /** Empty: a word of the original that the translation leaves out. */
  word: string;
  /** "H430"; empty: a word without a number. */
  strongsNumber: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** In plain words; empty where the text does not say. */
  parsing: string;
  aramaic?: boolean;
  /** Of two readings of the Hebrew text, which one this is. */
  reading?: 'written' | 'read';
}

export interface WordTable {
  /** Says what the table is, for those who do not see it: "Words of Genesis 1:1 in the King James Version". */
  caption: string;
  /** Of the text whose words these are. */
  language: string;
  direction: 'ltr' | 'rtl';
}

export const notTranslated = '(not translated)';

/** The words of a verse in order, each with its entry. Columns that no row fills are left out. */
export function wordTable(rows: readonly WordRow[], { caption, ...script }: WordTable): string {
  const parsed = rows.some(({ parsing }) => parsing !== '');
  const head = ['Word', 'Strong’s', 'Dictionary form', 'Transliteration', 'Meaning', ...(parsed ? ['Parsing'] : [])];
  const body = rows.map((row) => wordRow(row, scriptAttributes(script), parsed)).join('');
  return `<table class="words"><caption class="sr">${escapeHtml(caption)}</caption><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

function wordRow(row: WordRow, script: string, parsed: boolean): string {
  const cells = [lemmaMark(row), escapeHtml(row.transliteration), escapeHtml(row.gloss), ...(parsed ? [escapeHtml(row.parsing)] : [])];
  return `<tr>${wordCell(row, script)}<td>${numberLink(row.strongsNumber)}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function wordCell({ word, reading }: WordRow, script: string): string {
  if (word === '') return `<th scope="row" class="none">${notTranslated}</th>`;
  const note = reading ? ` <small>${reading === 'written' ? 'as written' : 'as read'}</small>` : '';
  return `<th scope="row"><span${script}>${escapeHtml(word)}</span>${note}</th>`;
}

/** Text without a number has a word for it, so that no cell is a riddle. */
function numberLink(number: string): string {
  if (number === '') return '<span class="none">no number</span>';
  return `<a href="/${productSlug}/${escapeHtml(number)}">${escapeHtml(number)}</a>`;
}

function lemmaMark({ strongsNumber, lemma, aramaic }: WordRow): string {
  if (lemma === '') return '';
  const language = strongsNumber.startsWith('G') ? 'grc' : aramaic ? 'arc' : 'hbo';
  return `<bdi lang="${language}">${escapeHtml(lemma)}</bdi>`;
}
