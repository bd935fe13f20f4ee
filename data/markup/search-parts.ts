import { escapeHtml } from './escape.ts';

/** Address of the same search with another query. */
type Href = (query: string) => string;

/** What was understood, each part with a way to take it away. */
export function searchChips(parts: readonly { label: string; href: string }[]): string {
  return parts
    .map(({ label, href }) => `<li><a class="chip" href="${escapeHtml(href)}"><bdi>${escapeHtml(label)}</bdi><span class="sr">, remove</span> <span aria-hidden="true">✕</span></a></li>`)
    .join('');
}

/** That nothing is found; results with Strong's numbers offer the way home as well. */
export function noResults({ path, q }: { path: string; q: string }, reason: string): string {
  const home = path === '/strongs-results' ? '<p><a class="button" href="/">Return to Home</a></p>' : '';
  return `<p>No results found for "${escapeHtml(q)}".${reason && ` ${escapeHtml(reason)}`}</p>${home}`;
}

/** Queries with words of the library's own vocabulary. */
export function didYouMean(queries: readonly string[], href: Href): string {
  return queries.map((query) => `<li><a href="${escapeHtml(href(query))}"><bdi>${escapeHtml(query)}</bdi></a></li>`).join('');
}

/** Versions in which the same query finds something. */
export function elsewhere(versions: readonly { version: string; name: string; totalResults: number }[], href: (version: string) => string): string {
  return versions
    .map(({ version, name, totalResults }) => `<li><a href="${escapeHtml(href(version))}">${escapeHtml(name)}</a> <small>${totalResults.toLocaleString('en')} ${totalResults === 1 ? 'verse' : 'verses'}</small></li>`)
    .join('');
}

export interface FaultPlace {
  message: string;
  /** In UTF-16 units. */
  offset: number;
  length: number;
  suggestion?: string | undefined;
}

/** A query that cannot be read: why, the query with the place underlined, and the nearest one that works. */
export function searchFault(q: string, { message, offset, length, suggestion }: FaultPlace, href: Href): string {
  const end = Math.max(offset + length, offset + 1);
  const place = escapeHtml(q.slice(offset, end)) || ' ';
  const query = `<bdi class="fault">${escapeHtml(q.slice(0, offset))}<u>${place}</u>${escapeHtml(q.slice(end))}</bdi>`;
  const nearest = suggestion ? `<p>Nearest search that works: <a href="${escapeHtml(href(suggestion))}"><bdi>${escapeHtml(suggestion)}</bdi></a></p>` : '';
  return `<p>${escapeHtml(message)}</p><p>${query}</p>${nearest}`;
}
