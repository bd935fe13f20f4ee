import type { WordInContext } from '../dialogs/dialog-request.ts';
import { openEntry } from '../dialogs/open-entry.ts';

/** Opens the entry of a word with its form and parsing. A unit without a word of the original opens nothing. */
export function openWord(article: HTMLElement, unit: HTMLElement): void {
  const textOf = (line: string): string => unit.querySelector(line)?.textContent?.trim() ?? '';
  const number = textOf('.n');
  if (number === '') return;
  const form = unit.querySelector<HTMLElement>('bdi.o');
  const language = form?.lang ?? '';
  const { version = '', partner = '', order } = article.dataset;
  const word: WordInContext = {
    reference: `${article.querySelector('h1')?.textContent ?? ''}, ${unit.closest('.verse')?.querySelector('.vn')?.firstChild?.textContent ?? ''}`,
    form: form?.firstChild?.textContent ?? '',
    transliteration: textOf('.t'),
    code: textOf('.c'),
    gloss: unit.querySelector('b.g')?.textContent ?? '',
    version: (order === 'original' ? version : partner) || version,
    language,
    direction: language === 'grc' || language === 'el' ? 'ltr' : 'rtl',
  };
  openEntry(number, unit, word);
}
