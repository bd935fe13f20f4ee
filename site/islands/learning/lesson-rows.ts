import { matchesRow, type FilterRow, type RowFilter } from './row-filter.ts';

/**
 * The rows of a lesson's table, as they stand in the page. Drawn a second time by an island, 500 rows would travel
 * twice, in 340 kB of HTML and again as its data: so the island shows and hides what is there, and adds its buttons.
 */
export interface LessonRow extends FilterRow {
  element: HTMLTableRowElement;
  /** What is said of the row: the word, the name of a letter, or the first form of a verb that has no infinitive. */
  spoken: string;
  /** Where the buttons for sound stand. */
  sound: HTMLElement | null;
}

let known: LessonRow[] | undefined;

export function lessonRows(): LessonRow[] {
  return (known ??= [...document.querySelectorAll<HTMLTableRowElement>('.lessons tbody > tr:not(.group)')].map(
    readRow,
  ));
}

function readRow(element: HTMLTableRowElement): LessonRow {
  const texts = (selector: string): string[] => [...element.querySelectorAll(selector)].map((part) => part.textContent);
  const text = (selector: string): string => texts(selector)[0] ?? '';
  return {
    element,
    group: element.parentElement?.id ?? '',
    english: text('[data-searched=english]'),
    hebrew: texts('[data-searched=hebrew] [lang=he]').join(' '),
    forms: texts('[lang=he]'),
    // "plural: anashim", "lomedet (f.)".
    said: texts('.said').map((said) => said.replace(/^.*:\s|\s\(.*\)$/g, '')),
    spoken: text('[data-searched=hebrew] [lang=he]') || text('.name [lang=he]') || text('.hebrew [lang=he]'),
    sound: element.querySelector('.sound'),
  };
}

/** Shows the rows that match, and of the groups those that have any. Returns how many rows are shown. */
export function showRows(filter: RowFilter): number {
  const groups = new Map<HTMLElement, number>();
  for (const row of lessonRows()) {
    const isShown = matchesRow(row, filter);
    row.element.hidden = !isShown;
    const body = row.element.parentElement;
    if (body) groups.set(body, (groups.get(body) ?? 0) + Number(isShown));
  }
  for (const [body, count] of groups) body.hidden = count === 0;
  const shown = [...groups.values()].reduce((sum, count) => sum + count, 0);
  const table = [...groups.keys()][0]?.closest('table');
  if (table) table.hidden = shown === 0;
  return shown;
}
