import type { Context } from 'hono';

/**
 * A redirect to the address of what is shown, where the requested page or page size does not exist: `page=99` of three
 * pages, `page=x`, `limit=1000`. Otherwise an address would stay that says something other than the page. `undefined` if
 * the address is right.
 */
export function redirectToActual(c: Context, actual: Readonly<Record<string, number>>): Response | undefined {
  const url = new URL(c.req.url);
  const wrong = Object.entries(actual).filter(([name, value]) => {
    const requested = url.searchParams.get(name);
    return requested !== null && requested !== '' && requested !== String(value);
  });
  if (wrong.length === 0) return undefined;
  for (const [name, value] of wrong) {
    if (name === 'page' && value === 1) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return c.redirect(url.pathname + url.search, 302);
}
