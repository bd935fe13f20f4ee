import { cacheNames } from '../../offline/cache-names.ts';
import { installedPacks, readPackedPage, type InstalledPack } from '../../offline/pack-store.ts';
import { logFault } from '../log-fault.ts';
import { listPages, type ListedPage } from './list-pages.ts';

const lately = 12;
/** In ms. */
const retryEvery = 20_000;

document.querySelector('[data-do=retry]')?.addEventListener('click', () => location.reload());
addEventListener('online', () => void retry());
document.addEventListener('visibilitychange', () => void retry());
setInterval(() => void retry(), retryEvery);
// Going back to it is asking for the page again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

/** Whether there is a network is only seen by asking; the service worker lets this question pass. */
async function retry(): Promise<void> {
  if (document.hidden) return;
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(({ status }) => status < 500, () => false);
  if (isThere) location.reload();
}

void show().catch((error: unknown) => logFault('not-kept', error));

async function show(): Promise<void> {
  const [packs, kept, visited] = await Promise.all([installedPacks().catch(() => []), listPages(cacheNames.kept), listPages(cacheNames.visited, lately)]);
  reveal('[data-slot=search]', packs.some(({ search }) => search));
  list('packs', packs.flatMap(({ members: [member], title, about }) => (member ? [{ path: member.first, title, about }] : [])));
  list('kept', kept);
  const keptPaths = new Set(kept.map(({ path }) => path));
  list('visited', visited.filter(({ path }) => !keptPaths.has(path)));
  reveal('[data-slot=nothing]', packs.length + kept.length + visited.length === 0);
  await sayDamaged(packs);
}

function list(slot: string, pages: readonly (ListedPage & { about?: string })[]): void {
  const box = document.querySelector(`[data-slot=${slot}]`);
  box?.replaceChildren(
    ...pages.map(({ path, title, about }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      const beside = document.createElement('small');
      beside.textContent = about ?? '';
      item.append(link, beside);
      return item;
    }),
  );
  box?.closest('section')?.toggleAttribute('hidden', pages.length === 0);
}

/** A pack that has this page, and cannot give it, is why the reader is here. */
async function sayDamaged(packs: readonly InstalledPack[]): Promise<void> {
  for (const pack of packs.filter(({ covers }) => covers.some((beginning) => location.pathname.startsWith(beginning)))) {
    try {
      await readPackedPage(pack, location.pathname);
    } catch (error) {
      logFault(`damaged-pack ${pack.name}`, error);
      const box = document.querySelector('[data-slot=damaged]');
      box?.append(`The download “${pack.title}” is damaged on this device. Delete it there, and download it again when there is a network: `, offlineLink());
      reveal('[data-slot=damaged]', true);
      return;
    }
  }
}

function offlineLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '/offline';
  link.textContent = 'What this device keeps';
  return link;
}

function reveal(selector: string, isShown: boolean): void {
  document.querySelector(selector)?.toggleAttribute('hidden', !isShown);
}
