import { escapeHtml } from '#data/markup/escape.ts';
import type { SearchAddress } from '#data/markup/search-address.ts';
import { staticKinds } from '#data/markup/static-title.ts';
import { logFault } from '../log-fault.ts';
import { fillSlot } from '../slots.ts';

/** Time after which the files are asked as well, in ms; sooner on a line that is known to be slow. */
const patience = { usual: 6000, slow: 1500 };

export function staticPatience(): number {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = connection?.saveData === true || /^((slow-)?2g|3g)$/.test(connection?.effectiveType ?? '');
  return isSlow ? patience.slow : patience.usual;
}

/**
 * What the site's own files have for the query, and that it was they that answered. Entries weigh least, so they come
 * first; chapters and lessons follow below them. `isCurrent` is asked last.
 */
export async function showStatic(page: HTMLElement, { q }: SearchAddress, isCurrent: () => boolean): Promise<void> {
  try {
    const { searchStatic } = await import('./static-search.ts');
    let shown = '';
    for (const kind of staticKinds) {
      const cards = await searchStatic(q, kind);
      if (cards === '' || !isCurrent()) continue;
      fillSlot(page, 'static-note', `The search of the Bible has not answered. What follows for “<bdi>${escapeHtml(q)}</bdi>” comes from the static search, in the files of this site.`);
      fillSlot(page, 'static', (shown += cards));
    }
  } catch (error) {
    logFault('static-search', error);
  }
}
