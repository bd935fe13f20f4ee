import { cacheNames } from '../../offline/cache-names.ts';
import { unkeep } from '../../offline/kept-pages.ts';
import { logFault } from '../log-fault.ts';
import { listPages } from './list-pages.ts';

/** Lists what the reader keeps page by page, and what was kept by being visited; each can go. */
export function takeOverPages(page: HTMLElement, onChange: () => void): { show(): Promise<void> } {
  const slot = <Kind extends HTMLElement>(name: string): Kind | null => page.querySelector<Kind>(`[data-slot=${name}]`);
  const list = slot('kept');
  const empty = page.querySelector<HTMLButtonElement>('[data-do=empty]');

  const show = async (): Promise<void> => {
    const kept = await listPages(cacheNames.kept);
    list?.replaceChildren(...kept.map(({ path, title }) => item(path, title)));
    if (list) list.hidden = kept.length === 0;
    const none = slot('no-kept');
    if (none) none.hidden = kept.length > 0;
    const count = await countVisited();
    const words = slot('visited');
    if (words) words.textContent = count === 0 ? 'None are kept.' : `${count.toLocaleString('en')} ${count === 1 ? 'page opens' : 'pages open'} again without a network, until room is short.`;
    if (empty) empty.disabled = count === 0;
  };

  list?.addEventListener('click', ({ target }) => {
    const path = (target as Element).closest<HTMLElement>('button')?.dataset.path;
    if (path === undefined) return;
    void unkeep(path)
      .catch((error: unknown) => logFault('unkeep', error))
      .then(show)
      .then(() => (list.querySelector('button') ?? page.querySelector<HTMLElement>('#kept'))?.focus())
      .then(onChange);
  });
  empty?.addEventListener('click', () => {
    void caches
      .delete(cacheNames.visited)
      .catch((error: unknown) => logFault('empty-visited', error))
      .then(show)
      .then(onChange);
  });
  return { show };
}

function item(path: string, title: string): HTMLLIElement {
  const made = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.dataset.path = path;
  button.textContent = 'Remove';
  button.setAttribute('aria-label', `Remove: ${title}`);
  made.append(link, button);
  return made;
}

/** Pages alone: the data files that they fetched are kept beside them. */
async function countVisited(): Promise<number> {
  try {
    const cache = await caches.open(cacheNames.visited);
    return (await cache.keys()).filter(({ url }) => !/\.\w+$/.test(new URL(url).pathname)).length;
  } catch {
    return 0;
  }
}
