import type { ParallelRow, ParallelVerse } from '../../views/comparison/ParallelRows.tsx';

/** A word of a comparison: an element with the data of its verse. */
export interface ComparedWord {
  element: HTMLElement;
  /** Index of its column. */
  column: number;
  verse: ParallelVerse;
  /** Indexes of the marked words, or of the unit in an interlinear column. */
  at: number[];
}

/** Words of all columns. Elements with a reference are stops of the arrow keys too. */
export const wordSelector = '[data-w]';

/** The word that an element is, or is in. */
export function findComparedWord(target: EventTarget | null, rows: readonly ParallelRow[]): ComparedWord | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`.sides ${wordSelector}`) : null;
  return element ? wordsOfRow(element, rows).find((word) => word.element === element) : undefined;
}

/** The words of all columns in the row that has this element. */
function wordsOfRow(element: HTMLElement, rows: readonly ParallelRow[]): ComparedWord[] {
  const item = element.closest('.sides > li');
  const row = item?.parentElement ? rows[[...item.parentElement.children].indexOf(item)] : undefined;
  if (!item || !row) return [];
  return [...item.querySelectorAll(':scope > div')].flatMap((cell, column) =>
    [...cell.querySelectorAll('p, .stacks')].flatMap((place, index) => {
      const verse = row.cells[column]?.verses[index];
      return [...place.querySelectorAll<HTMLElement>(wordSelector)].flatMap((word) =>
        verse ? { element: word, column, verse, at: (word.dataset['w'] ?? '').split(' ').map(Number) } : [],
      );
    }),
  );
}

/** Words with an equal link are partners. */
export function linksOfWord({ verse, at }: Pick<ComparedWord, 'verse' | 'at'>): number[] {
  return at.flatMap((index) => verse.units?.[index]?.links ?? verse.links?.[index] ?? []);
}

/** Its Strong's numbers. */
export function numbersOfWord({ verse, at }: ComparedWord): string[] {
  return at.flatMap((index) =>
    verse.units
      ? (verse.units[index]?.words.flatMap(({ number = '' }) => (number === '' ? [] : number)) ?? [])
      : (verse.marks.words?.[index]?.[2] ?? []),
  );
}

/** The word itself and its partners in all columns of its row. */
export function partnersOfWord(word: ComparedWord, rows: readonly ParallelRow[]): ComparedWord[] {
  const links = new Set(linksOfWord(word));
  return wordsOfRow(word.element, rows).filter(
    (other) => other.element === word.element || linksOfWord(other).some((link) => links.has(link)),
  );
}
