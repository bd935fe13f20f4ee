import { escapeHtml } from './escape.ts';

export interface ParallelColumn {
  /** "Westminster Leningrad Codex". */
  label: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface ParallelCell {
  /** What the version has here, in its order; empty where it lacks the verse. */
  verses: readonly ParallelVerse[];
  /** Stands in place of verses: "Not in this version", "Loading…". */
  instead: string;
}

interface ParallelVerse {
  /** Safe HTML. */
  html: string;
  half?: 'first' | 'second' | undefined;
  /** Where they are not those of the column. */
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

export interface ParallelRow {
  /** "Malachi 4:1 · Hebrew 3:19". */
  reference: string;
  /** Where the verse is read word by word. */
  href: string;
  cells: readonly ParallelCell[];
}

/** The names of the columns, which stay in view over their rows. Each cell says its own, so that this is but for the eye. */
export function parallelHead(columns: readonly ParallelColumn[]): string {
  return `<span></span>${columns.map(({ label }) => `<span>${escapeHtml(label)}</span>`).join('')}`;
}

/**
 * Verses of several versions side by side, an item a verse: the columns keep in step, whatever their length. The buttons
 * of an item need scripts.
 */
export function parallelRows(columns: readonly ParallelColumn[], rows: readonly ParallelRow[]): string {
  return rows
    .map(({ reference, href, cells }) => {
      const texts = columns.map((column, index) => cellHtml(column, cells[index] ?? { verses: [], instead: '' }));
      const name = escapeHtml(reference);
      const acts = ['Copy', 'Share'].map((act) => `<button data-act="${act.toLowerCase()}" aria-label="${act} ${name}">${act}</button>`).join('');
      return `<li><b><a href="${escapeHtml(href)}">${name}</a></b>${texts.join('')}<span class="acts js">${acts}</span></li>`;
    })
    .join('');
}

/** The inside of a cell. */
export function parallelText(column: Pick<ParallelColumn, 'language' | 'direction'>, { verses, instead }: ParallelCell): string {
  if (verses.length === 0) return `<p class="lack">${escapeHtml(instead)}</p>`;
  return verses
    .map(({ html, half, language = column.language, direction = column.direction }) => {
      const script = language === 'en' ? '' : ` lang="${escapeHtml(language)}" dir="${direction}"`;
      return `<p${script}>${html}${half ? ` <small lang="en">(${half} half of the verse)</small>` : ''}</p>`;
    })
    .join('');
}

function cellHtml(column: ParallelColumn, cell: ParallelCell): string {
  return `<div><small>${escapeHtml(column.label)}</small>${parallelText(column, cell)}</div>`;
}
