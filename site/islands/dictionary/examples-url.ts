const name = 'examples';

/** The page of examples in the URL, from 1. */
export function examplesPage(): number {
  return Math.max(1, Math.trunc(Number(new URLSearchParams(location.search).get(name))) || 1);
}

/** Writes the page of examples to the URL as a new history entry. */
export function goToExamples(page: number): void {
  if (page === examplesPage()) return;
  const to = new URL(location.href);
  to.hash = '';
  if (page > 1) to.searchParams.set(name, String(page));
  else to.searchParams.delete(name);
  history.pushState(null, '', to);
}
