import type { WordInContext } from '../dialogs/dialog-request.ts';
import { openEntry } from '../dialogs/open-entry.ts';

/**
 * Opens the entry of a word with its form and parsing. A phrase can have several words of the original: `target` is the
 * line that was pressed, and its word opens, else the first one with a number. A unit without one opens nothing.
 * `version` is the code of the text that has the original words.
 */
export function openWord(unit: HTMLElement, target: Element, version: string): void {
  const words = wordsOf(unit);
  const word = words.find((lines) => lines.includes(target)) ?? words.find((lines) => textOf(lines, 'a.n') !== '');
  const number = word ? textOf(word, 'a.n') : '';
  if (!word || number === '') return;
  const form = word.find((line) => line.matches('bdi.o'));
  const language = form?.getAttribute('lang') ?? '';
  const context: WordInContext = {
    form: form?.firstChild?.textContent ?? '',
    transliteration: textOf(word, '.t'),
    code: textOf(word, '.c'),
    gloss: unit.querySelector('b.g')?.textContent ?? '',
    version,
    language,
    direction: language === 'grc' || language === 'el' ? 'ltr' : 'rtl',
  };
  // The dialog returns the focus to the unit.
  unit.tabIndex = 0;
  unit.focus({ preventScroll: true });
  openEntry(number, unit, context);
}

/** The lines of each word. Its form is the first of them. */
function wordsOf(unit: HTMLElement): Element[][] {
  const words: Element[][] = [];
  for (const line of unit.children) {
    if (line.matches('.o')) words.push([line]);
    else words.at(-1)?.push(line);
  }
  return words;
}

function textOf(lines: readonly Element[], selector: string): string {
  return lines.find((line) => line.matches(selector))?.textContent?.trim() ?? '';
}
