import { isKept, keepPage, unkeep } from '../../offline/kept-pages.ts';
import { logFault } from '../log-fault.ts';
import { showToast } from '../toasts.ts';
import { workerReady } from './register.ts';

const faults = {
  offline: 'There is no network to fetch it whole with.',
  storage: 'The device has no room for it, or does not let the site keep anything.',
  worker: 'This browser does not open kept pages without a network.',
  remove: 'The device does not let the site at what it keeps.',
};

/** Keeps the page where the reader is, or lets it go again. */
export async function keepThisPage(button: HTMLButtonElement): Promise<void> {
  const path = location.pathname;
  const offer = button.textContent ?? '';
  let kept = await isKept(path);
  let isBusy = false;
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
        if (fault) showToast({ title: kept ? 'It is kept still' : 'It could not be kept', description: fault, destructive: true });
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
  if (!(await keepPage([path, '/logo.svg', '/favicon.svg']))) {
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
