import type { ParallelColumn, ParallelRow } from '../../views/comparison/ParallelRows.tsx';
import { isPlainClick } from '../../client/plain-click.ts';
import { focusComparedWord } from './focus-compared-word.ts';
import { findComparedWord, numbersOfWord, partnersOfWord, wordSelector } from './find-compared-word.ts';

/** What is on the page now. */
export interface ComparedTexts {
  rows: readonly ParallelRow[];
  columns: readonly ParallelColumn[];
}

/** The stops of the arrow keys: the reference of a verse, then its words, column by column. */
const stops = `.sides > li > b a, .sides ${wordSelector}`;

/**
 * Lets a reader point at, focus and press the words of a comparison. Listens on one element; returns a function that
 * stops it.
 */
export function watchComparedWords(article: HTMLElement, textsOf: () => ComparedTexts): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const highlight = (target: EventTarget | null): void => {
    for (const each of article.querySelectorAll('.partner')) each.classList.remove('partner');
    const { rows } = textsOf();
    const word = findComparedWord(target, rows);
    for (const { element } of word ? partnersOfWord(word, rows) : []) element.classList.add('partner');
  };
  /** `line` is the part of the word that was pressed. Absent for a key. */
  const open = (target: Element, line?: Element): void => {
    const word = findComparedWord(target, textsOf().rows);
    if (!word) return;
    focusComparedWord(word.element, numbersOf(word.element));
    void import('./open-compared-word.ts').then(({ openComparedWord }) => openComparedWord(word, line, textsOf()));
  };
  const numbersOf = (element: HTMLElement): string => {
    const word = findComparedWord(element, textsOf().rows);
    return word ? numbersOfWord(word).join(' ') : '';
  };

  article.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse') highlight(target);
    },
    options,
  );
  article.addEventListener('pointerleave', () => highlight(document.activeElement), options);
  article.addEventListener('focusin', ({ target }) => highlight(target), options);
  article.addEventListener('focusout', () => highlight(null), options);
  article.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('a')) return;
      // A click that ends a selection is for the browser.
      if (isPlainClick(event) && getSelection()?.isCollapsed !== false) open(target, target);
    },
    options,
  );
  article.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      if ((key === 'Enter' || key === ' ') && target.matches(wordSelector)) {
        event.preventDefault();
        open(target);
        return;
      }
      const next = target.matches(stops) ? nextStop(article, target, key) : undefined;
      if (!next) return;
      event.preventDefault();
      if (next.matches(wordSelector)) focusComparedWord(next, numbersOf(next));
      else next.focus();
    },
    options,
  );
  return () => listeners.abort();
}

/** Left and right walk through the words, in the direction of the column; up and down lead to the same column's verses. */
function nextStop(article: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...article.querySelectorAll<HTMLElement>(stops)];
  const cell = from.closest('.sides > li > *');
  const item = cell?.parentElement;
  const words = all.filter((stop) => cell?.contains(stop));
  const isForward = key === (getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return all[all.indexOf(from) + (isForward ? 1 : -1)];
    case 'ArrowUp':
    case 'ArrowDown': {
      const row = key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
      const other = row?.children[[...(item?.children ?? [])].indexOf(cell ?? from)];
      return all.find((stop) => other?.contains(stop));
    }
    case 'Home':
      return words[0];
    case 'End':
      return words.at(-1);
    default:
      return undefined;
  }
}
