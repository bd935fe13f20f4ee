import type { WordInContext } from '../dialogs/dialog-request.ts';
import { openEntry } from '../dialogs/open-entry.ts';

/** The codes of the texts that have the original words and their translation. */
export interface WordTexts {
  original: string;
  translation: string;
}

/**
 * Opens the entry of a word with its form and parsing. A word without a number opens without an entry. A unit without a
 * word and a number opens nothing.
 */
export function openWord(unit: HTMLElement, target: Element, texts: WordTexts): void {
  const word = wordOfUnit(unit, target, texts);
  if (!word) return;
  // The dialog returns the focus to the unit.
  unit.tabIndex = 0;
  unit.focus({ preventScroll: true });
  openEntry(word.number, unit, word.context);
}

/**
 * A word of a unit with its number, which can be empty. A phrase can have several words of the original: `target` is the
 * line that was pressed, and its word is read, else the first one with a number.
 */
export function wordOfUnit(
  unit: HTMLElement,
  target: Element,
  { original, translation }: WordTexts,
): { number: string; context: WordInContext } | undefined {
  const words = wordsOf(unit);
  const word = words.find((lines) => lines.includes(target)) ?? words.find((lines) => textOf(lines, 'a.n') !== '');
  const [first] = words;
  const opened = word ?? first;
  if (!opened) return undefined;
  const number = textOf(opened, 'a.n');
  const form = opened.find((line) => line.matches('bdi.o'));
  const language = form?.getAttribute('lang') ?? '';
  const context: WordInContext = {
    form: form?.firstChild?.textContent ?? '',
    transliteration: textOf(opened, '.t'),
    code: textOf(opened, '.c'),
    gloss: glossOfUnit(unit),
    // In a passage of both testaments, each verse names its original.
    version: unit.closest<HTMLElement>('.verse')?.dataset['partner'] ?? original,
    translation,
    isOneOfSeveral: isOneOfSeveral(unit, number),
    hasImport: unit.closest('[data-imported]') !== null,
    language,
    direction: language === 'grc' || language === 'el' ? 'ltr' : 'rtl',
  };
  return { number, context };
}

/** The words of the translation without the punctuation of their verse: "ruled" for "ruled,". */
export function glossOfUnit(unit: Element): string {
  return (unit.querySelector('b.g')?.textContent ?? '').replaceAll(/^[\s“‘(¿¡—]+|[\s.,:;?!”)—]+$/gu, '');
}

let latest: { unit: HTMLElement; opened: number } | undefined;

/** {@link openWord} for a key: the first word of a phrase, and with each further press the next of its words. */
export function openNextWord(unit: HTMLElement, texts: WordTexts): void {
  const forms = wordsOf(unit).flatMap(([form]) => form ?? []);
  const opened = latest?.unit === unit ? latest.opened : 0;
  latest = { unit, opened: opened + 1 };
  openWord(unit, (forms.length > 1 && forms[opened % forms.length]) || unit, texts);
}

/**
 * Whether several words of the verse have the number. The pieces of a split phrase repeat its words. In a comparison
 * nothing tells them apart.
 */
function isOneOfSeveral(unit: HTMLElement, number: string): boolean {
  const { parentElement: verse, dataset } = unit;
  if (!verse || number === '' || dataset['w']) return false;
  const words = [...verse.children].flatMap((each) => {
    const key = each.firstElementChild?.matches('.g') && each.getAttribute('data-k');
    return wordsOf(each)
      .filter((lines) => textOf(lines, 'a.n') === number && textOf(lines, 'bdi.o') !== '')
      .map((lines) => (key ? `${key} ${textOf(lines, 'bdi.o')}` : lines));
  });
  return new Set(words).size > 1;
}

/** The lines of each word. Its form is the first of them, or its number if the text lacks the word. */
function wordsOf(unit: Element): Element[][] {
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
