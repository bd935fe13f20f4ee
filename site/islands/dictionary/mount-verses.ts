import { openExportDialog } from '../export/open-export.ts';
import { renderOffline } from '../offline/render-offline.ts';

/** All verses of a number. The page works without this script. If it came empty, the downloaded texts fill it. */
document.querySelector('main')?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('.export') : null;
  const url = new URL(location.href);
  const number = url.pathname.split('/')[2] ?? '';
  const title = document.querySelector('h1')?.textContent ?? number;
  if (button) openExportDialog({ what: 'number', number, url, title }, button);
});

renderOffline(async () => (await import('../offline/OfflineVerses.tsx')).OfflineVerses);
