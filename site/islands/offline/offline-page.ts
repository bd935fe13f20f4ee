import type { PackIndex } from '#data/contract/packs.ts';
import { fetchPackIndex, NotTheIndex } from '../../offline/pack-index.ts';
import { confirmBuild, readStandingPacks, type StandingPack } from '../../offline/pack-state.ts';
import { logFault } from '../log-fault.ts';
import { createDownloads } from './downloads.ts';
import { takeOverPages } from './kept-pages.ts';
import { packView } from './pack-view.ts';
import { askToPersist, showRoom } from './room.ts';
import { part, showPack } from './show-pack.ts';

const page = document.querySelector<HTMLElement>('#offline');
if (page) takeOver(page);

const notices = {
  refused: 'This browser does not let the site keep anything on this device, as in some private windows. With a network everything works as ever.',
  offline: 'There is no network, so nothing can be downloaded now. What is on this device opens.',
  unlisted: 'The list of downloads could not be fetched: the network does not lead to the site. What is on this device opens.',
};

/** Fills the page that is already there: how each pack stands, what runs, how much room there is. */
function takeOver(offline: HTMLElement): void {
  /** As it was fetched last. */
  let index: PackIndex | undefined;
  let canFetch = false;
  /** Whether the list of packs has come, or will not. */
  let isSettled = false;
  let standing: StandingPack[] = [];
  let askedToDelete: string | undefined;
  /** Rounds of reading: an earlier one that ends late shows nothing. */
  let round = 0;
  const rows = new Map<string, HTMLElement>();
  const pages = takeOverPages(offline, () => void showRoomLine());
  const downloads = createDownloads(showRow, () => void read());
  for (const row of offline.querySelectorAll<HTMLElement>('[data-pack]')) rows.set(row.dataset.pack ?? '', row);

  offline.querySelector('[data-slot=packs]')?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-do]');
    const name = button?.closest<HTMLElement>('[data-pack]')?.dataset.pack;
    const found = standing.find(({ pack }) => pack.name === name);
    if (!button || !found) return;
    act(button.dataset.do, found);
  });
  addEventListener('online', () => void begin());
  addEventListener('offline', () => void begin());
  // Another tab, or the reader in the browser's own settings, may have changed what is there.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void read();
  });
  void begin();

  function act(action: string | undefined, { pack }: StandingPack): void {
    askedToDelete = action === 'ask-delete' ? pack.name : undefined;
    if (action === 'download') void askToPersist().then(() => downloads.start(pack));
    else if (action === 'pause') downloads.pause(pack.name);
    else if (action === 'delete') void downloads.remove(pack.name);
    // A row whose pack is being deleted stays as it is until that is done.
    for (const each of standing) if (action !== 'delete' || each.pack !== pack) showRow(each.pack.name);
  }

  async function begin(): Promise<void> {
    canFetch = false;
    // What is on the device is shown at once; a poor line takes its time.
    void read();
    const trouble = navigator.onLine ? await fetchIndex() : notices.offline;
    canFetch = trouble === undefined;
    isSettled = true;
    say(trouble);
    await read();
    if (canFetch) await confirmBuild(standing).catch((error: unknown) => logFault('confirm-build', error));
  }

  /** Answers what was in the way. */
  async function fetchIndex(): Promise<string | undefined> {
    try {
      index = await fetchPackIndex();
      return undefined;
    } catch (error) {
      logFault('pack-index', error);
      // What answers, but not with the list, is a network that has a page of its own for whoever has not signed in.
      return error instanceof SyntaxError || error instanceof NotTheIndex ? notices.unlisted : notices.offline;
    }
  }

  async function read(): Promise<void> {
    const mine = (round += 1);
    try {
      const found = await readStandingPacks(index);
      if (mine !== round) return;
      standing = found;
      showRows();
      await Promise.all([pages.show(), showRoomLine()]);
    } catch (error) {
      logFault('read-packs', error);
      say(notices.refused);
      isSettled = true;
      standing = index?.packs.map((pack) => ({ pack: { ...pack, build: '' }, state: { kind: 'absent' } })) ?? [];
      canFetch = false;
      showRows();
      await Promise.all([pages.show(), showRoomLine()]);
    }
  }

  function showRows(): void {
    for (const { pack } of standing) {
      if (!rows.has(pack.name)) addRow(pack.name);
      const row = rows.get(pack.name);
      if (!row) continue;
      part(row, 'title').textContent = pack.title;
      part(row, 'about').textContent = pack.about;
      showRow(pack.name);
    }
    for (const [name, row] of rows) if (isSettled && !standing.some(({ pack }) => pack.name === name)) part(row, 'state').textContent = 'Not on this device';
  }

  function addRow(name: string): void {
    const template = offline.querySelector<HTMLTemplateElement>('template[data-slot=new-pack]');
    const row = template?.content.querySelector('li')?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    row.dataset.pack = name;
    offline.querySelector('[data-slot=packs]')?.append(row);
    rows.set(name, row);
  }

  function showRow(name: string): void {
    const found = standing.find(({ pack }) => pack.name === name);
    const row = rows.get(name);
    if (!found || !row) return;
    const view = packView(found, { live: downloads.live.get(name), fault: downloads.faults.get(name), canFetch, isAskedToDelete: askedToDelete === name });
    showPack(row, found.pack.title, view);
    announce(found.pack.title, view.fault ?? view.state, view.progress);
  }

  /** Read out once a quarter, and whenever something else happens than progress. */
  function announce(title: string, state: string, progress?: number): void {
    const row = [...rows.values()].find((each) => part(each, 'title').textContent === title);
    const step = progress === undefined ? state : `${state.replace(/[:\d].*/, '')}${Math.floor(4 * progress)}`;
    if (!row || row.dataset.told === step) return;
    const isFirst = row.dataset.told === undefined;
    row.dataset.told = step;
    const status = offline.querySelector('[data-slot=status]');
    if (status && !isFirst) status.textContent = `${title}. ${state}`;
  }

  async function showRoomLine(): Promise<void> {
    const line = offline.querySelector<HTMLElement>('p[data-slot=room]');
    if (line) await showRoom(line);
  }

  function say(text: string | undefined): void {
    const notice = offline.querySelector<HTMLElement>('[data-slot=notice]');
    if (!notice) return;
    notice.textContent = text ?? '';
    notice.hidden = !text;
  }
}
