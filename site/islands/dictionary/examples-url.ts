const name = 'examples';

/** The page of examples that the address says, from 1. */
export function examplesPage(): number {
  return Math.max(1, Math.trunc(Number(new URLSearchParams(location.search).get(name))) || 1);
}

/** Says in the address which page of examples is shown, as a step of the history. */
export function goToExamples(page: number): void {
  if (page === examplesPage()) return;
  const to = new URL(location.href);
  to.hash = '';
  if (page > 1) to.searchParams.set(name, String(page));
  else to.searchParams.delete(name);
  history.pushState(null, '', to);
}
