/**
 * Fetches the dashboard's scripts while somebody signs in, so that it stands at once when they come to it; the build wrote
 * their names into the page. Not for whoever goes elsewhere, registers, or asked this device to save.
 */
export function fetchNext(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !mayLeadToDashboard(location.search)) return;
  const names = JSON.parse(document.getElementById('next-scripts')?.textContent || '[]') as string[];
  for (const href of names) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
  }
}

/** `search`: of the sign-in's address. */
export function mayLeadToDashboard(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.get('tab') !== 'register' && /^\/admin(?![\w-])/.test(params.get('next') ?? '/admin');
}
