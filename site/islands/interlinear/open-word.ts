import type { WordInContext } from '../dialogs/dialog-request.ts';
import { openEntry } from '../dialogs/open-entry.ts';

/**
 * Opens the entry of a word with its form and parsing. A phrase can have several words of the original: `target` is the
 * line that was pressed, and its word opens, else the first one with a number. A word without a number opens without an
 * entry. A unit without a word and a number opens nothing.
 * `version` is the code of the text that has the original words.
 */
export function openWord(unit: HTMLElement, target: Element, version: string): void {
  const words = wordsOf(unit);
  const word = words.find((lines) => lines.includes(target)) ?? words.find((lines) => textOf(lines, 'a.n') !== '');
  const [first] = words;
  const opened = word ?? first;
  if (!opened) return;
  const number = textOf(opened, 'a.n');
  const form = opened.find((line) => line.matches('bdi.o'));
  const language = form?.getAttribute('lang') ?? '';
  const context: WordInContext = {
    form: form?.firstChild?.textContent ?? '',
    transliteration: textOf(opened, '.t'),
    code: textOf(opened, '.c'),
    gloss: unit.querySelector('b.g')?.textContent ?? '',
    // In a passage of both testaments, each verse names its original.
    version: unit.closest<HTMLElement>('.verse')?.dataset['partner'] ?? version,
    language,
    direction: language === 'grc' || language === 'el' ? 'ltr' : 'rtl',
  };
  // The dialog returns the focus to the unit.
  unit.tabIndex = 0;
  unit.focus({ preventScroll: true });
  openEntry(number, unit, context);
}

let latest: { unit: HTMLElement; opened: number } | undefined;

/** {@link openWord} for a key: the first word of a phrase, and with each further press the next of its words. */
export function openNextWord(unit: HTMLElement, version: string): void {
  const forms = wordsOf(unit).flatMap(([form]) => form ?? []);
  const opened = latest?.unit === unit ? latest.opened : 0;
  latest = { unit, opened: opened + 1 };
  openWord(unit, (forms.length > 1 && forms[opened % forms.length]) || unit, version);
}

/** The lines of each word. Its form is the first of them, or its number if the text lacks the word. */
function wordsOf(unit: HTMLElement): Element[][] {
  const words: Element[][] = [];
  for (const line of unit.children) {
    const last = words.at(-1);
    const isNumberOfNext = line.matches('.n') && (!last || last.some((each) => each.matches('.n')));
    if (line.matches('.o') || isNumberOfNext) words.push([line]);
    else last?.push(line);
  }
  return words;
}

function textOf(lines: readonly Element[], selector: string): string {
  return lines.find((line) => line.matches(selector))?.textContent?.trim() ?? '';
}
