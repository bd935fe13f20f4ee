import { hasSingleKeys } from '../client/single-keys.ts';
import { arrowThroughPager } from './pager-arrows.ts';

/** Handles the keys of every page: those in the dialog of keys that no part of a page handles itself. */
export function followPageKeys(): void {
  document.addEventListener('keydown', (event) => {
    // Ctrl and ? show the list everywhere, so that single-key shortcuts can be turned on again.
    const isList = event.key === '?' && event.ctrlKey;
    if (event.metaKey || event.altKey || (event.ctrlKey && !isList)) return;
    const target = event.target as HTMLElement;
    if (arrowThroughPager(event.key, target)) event.preventDefault();
    const isTyped = target.matches('input, select, textarea, [contenteditable]') || !hasSingleKeys();
    if ((isTyped && !isList) || document.querySelector('[role=dialog]')) return;
    if (event.key === '/') {
      const search = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!search) return;
      event.preventDefault();
      search.focus();
    } else if (event.key === '?') {
      void import('../islands/dialogs/open-dialog.ts').then(({ openDialog }) => openDialog({ kind: 'keys' }, null));
    }
  });
}
