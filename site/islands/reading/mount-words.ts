import { openEntryOver } from '../dialogs/open-entry.ts';
import { renderOffline } from '../offline/render-offline.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import { mount } from '../../client/mount.ts';
import { enhanceVerseWords } from './enhance-verse-words.ts';

/**
 * The page of a verse: copy and share, entries in a dialog, arrow keys between words. The page works without this
 * script.
 */
mount({
  name: 'verse-acts',
  when: 'interaction',
  isAwake: async () => hasStudyNotes(),
  load: async () => (await import('./VerseActsIsland.tsx')).VerseActsIsland,
});

renderOffline(async () => (await import('../offline/OfflineWords.tsx')).OfflineWords);

const page = document.querySelector<HTMLElement>('main');
page?.addEventListener('click', (event) => openEntryOver(event, '.shared a'));
enhanceVerseWords();
