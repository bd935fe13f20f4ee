import { isPlainClick } from '../plain-click.ts';
import { matchesRow, parseRowFilter, rowFilterAddress, type FilterRow, type RowFilter } from './row-filter.ts';

interface TableRow extends FilterRow {
  element: HTMLElement;
}

const filterForm = document.querySelector<HTMLFormElement>('form[data-filter]');
const lessons = document.querySelector<HTMLTableElement>('table[data-rows]');
if (filterForm && lessons) takeOver(filterForm, lessons);

/**
 * Filters the rows that are already there, live. The address says what is shown: a choice pushes one, typing replaces
 * the last. Without this script the links lead to the groups of rows.
 */
function takeOver(form: HTMLFormElement, table: HTMLTableElement): void {
  const groupName = form.dataset.filter ?? 'group';
  const bodies = [...table.tBodies];
  const rows = bodies.flatMap((body) => [...body.querySelectorAll<HTMLElement>('tr:not(.group)')].map((element) => readRow(element, body.id)));
  const groups = bodies.map(({ id }) => id);
  const search = form.querySelector<HTMLInputElement>('input[type=search]');
  const select = form.querySelector<HTMLSelectElement>('select');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-group]')];
  let current: RowFilter = { text: '', group: '' };

  const show = (filter: RowFilter): void => {
    current = filter;
    if (search && search.value.trim() !== filter.text) search.value = filter.text;
    if (select) select.value = filter.group;
    for (const link of links) {
      if (link.dataset.group === filter.group) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    showRows(table, rows, filter);
  };
  const go = (filter: RowFilter, how: 'push' | 'replace'): void => {
    const address = rowFilterAddress(location.pathname, groupName, filter);
    if (address !== location.pathname + location.search) {
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }
    show(filter);
  };

  search?.addEventListener('input', () => go({ ...current, text: search.value.trim() }, 'replace'));
  form.addEventListener('submit', (event) => event.preventDefault());
  select?.addEventListener('change', () => go({ ...current, group: select.value }, 'push'));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-group]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    go({ ...current, group: link.dataset.group ?? '' }, 'push');
  });
  addEventListener('popstate', () => show(parseRowFilter(location.search, groupName, groups)));
  const asked = parseRowFilter(location.search, groupName, groups);
  // Something may have been typed before this script came.
  const typed = search?.value.trim() ?? '';
  if (typed && !asked.text) go({ ...asked, text: typed }, 'replace');
  else show(asked);
}

function readRow(element: HTMLElement, group: string): TableRow {
  const text = (selector: string): string => element.querySelector(selector)?.textContent ?? '';
  return { element, group, english: text('[data-english]'), hebrew: text('[data-search]') };
}

function showRows(table: HTMLTableElement, rows: readonly TableRow[], filter: RowFilter): void {
  let shown = 0;
  for (const row of rows) {
    const matches = matchesRow(row, filter);
    row.element.hidden = !matches;
    shown += Number(matches);
  }
  for (const body of table.tBodies) body.hidden = !body.querySelector('tr:not(.group):not([hidden])');
  table.hidden = shown === 0;
  const empty = document.querySelector<HTMLElement>('[data-slot=empty]');
  if (empty) empty.hidden = shown > 0;
  const count = document.querySelector<HTMLElement>('[data-slot=count]');
  if (count) count.textContent = `Showing ${shown} of ${rows.length} ${table.dataset.rows ?? 'rows'}`;
}
