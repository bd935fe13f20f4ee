/**
 * Preloads the dashboard's scripts during sign-in, so that it opens at once. The build writes their URLs into the page.
 * Skipped if the reader goes elsewhere, registers or has turned on data saving.
 */
export function preloadDashboard(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !mayLeadToDashboard(location.search)) return;
  const names = JSON.parse(document.getElementById('next-scripts')?.textContent || '[]') as string[];
  for (const href of names) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
  }
}

/** `search`: the query of the sign-in page's URL. */
export function mayLeadToDashboard(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.get('tab') !== 'register' && /^\/admin(?![\w-])/.test(params.get('next') ?? '/admin');
}
