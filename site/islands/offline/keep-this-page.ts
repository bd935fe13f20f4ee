import { isKept, keepPage, pictures, unkeep } from '../../offline/kept-pages.ts';
import { logFault } from '../log-fault.ts';
import { workerReady } from './register.ts';

const faults = {
  offline: 'It could not be kept. There is no network to fetch it whole with.',
  storage: 'It could not be kept. The device has no room for it, or does not let the site keep anything.',
  worker: 'It could not be kept. This browser does not open kept pages without a network.',
  remove: 'It is kept still. The device does not let the site at what it keeps.',
};

/** Keeps the page where the reader is, or lets it go again. */
export async function keepThisPage(button: HTMLButtonElement): Promise<void> {
  const path = location.pathname;
  const offer = button.textContent ?? '';
  let kept = await isKept(path);
  let isBusy = false;
  // Nothing that would have to be fetched first says it: there may be no network.
  const note = document.createElement('span');
  note.className = 'small';
  note.role = 'status';
  button.after(' ', note);
  const show = (): void => {
    button.textContent = kept ? 'Kept offline ✓' : offer;
    button.title = kept ? 'Remove it from this device' : '';
  };
  show();
  button.addEventListener('click', () => {
    if (isBusy) return;
    isBusy = true;
    if (!kept) button.textContent = 'Keeping…';
    void (kept ? letGo(path) : keep(path))
      .then(async (fault) => {
        note.textContent = fault ?? '';
        kept = await isKept(path);
      })
      .finally(() => {
        isBusy = false;
        show();
      });
  });
}

/** Answers what was in the way. */
async function keep(path: string): Promise<string | undefined> {
  if (!(await keepPage([path, ...pictures]))) {
    // Half of it would be listed as a page that opens.
    await letGo(path);
    return navigator.onLine ? faults.storage : faults.offline;
  }
  if (await workerReady()) return undefined;
  await letGo(path);
  return faults.worker;
}

async function letGo(path: string): Promise<string | undefined> {
  try {
    await unkeep(path);
    return undefined;
  } catch (error) {
    logFault('unkeep', error);
    return faults.remove;
  }
}
