import { mount } from '../../client/mount.ts';
import { saveForOffline } from './save-for-offline.ts';
import { fetchRecordings } from './recordings.ts';
import { hasHebrewVoice, onVoicesChanged } from './speech.ts';

const starts = [
  mount({
    name: 'lesson',
    // The URL may have a filter.
    when: location.search ? 'load' : 'interaction',
    // Reading the rows or following their links needs no script.
    controls: 'form, nav',
    load: async () => (await import('./LessonIsland.tsx')).LessonIsland,
  }),
  mount({
    name: 'letters',
    when: 'interaction',
    controls: 'button',
    load: async () => (await import('./LettersIsland.tsx')).LettersIsland,
  }),
];
const start = (): void => {
  for (const each of starts) each();
};

mount({
  name: 'verb-info',
  when: 'interaction',
  load: async () => (await import('../../views/hebrew/VerbInfo.tsx')).VerbInfo,
});

// If the device can speak Hebrew, the islands start at once to show the sound buttons.
const startIfSpoken = (): void => {
  if (!hasHebrewVoice()) return;
  stop();
  start();
};
const stop = onVoicesChanged(startIfSpoken);
startIfSpoken();

/** URL of the rows of the lesson on this page. Other pages have none. */
const source = document.querySelector<HTMLElement>('[data-source]')?.dataset.source;

addEventListener('load', () => {
  // Makes a lesson that was opened once available offline.
  void saveForOffline(source ? [source] : []);
  if (source) void startIfRecorded();
});

/** Starts the islands if there are recordings. Called only on pages that may have some. */
async function startIfRecorded(): Promise<void> {
  if (await fetchRecordings()) start();
}
