import { mount } from '../../client/mount.ts';
import { keepOffline } from './save-for-offline.ts';
import { askRecordings } from './recordings.ts';
import { hasHebrewVoice, onVoices } from './speech.ts';

const starts = [
  mount({
    name: 'lesson',
    // An address may ask for some of the rows.
    when: location.search ? 'load' : 'interaction',
    // Whoever reads the rows, or follows a link of one, needs none of it.
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

// Where the device can speak Hebrew, its buttons come by themselves.
const startIfSpoken = (): void => {
  if (!hasHebrewVoice()) return;
  stop();
  start();
};
const stop = onVoices(startIfSpoken);
startIfSpoken();

/** Where the rows of the page's lesson come from; pages of other kinds have none. */
const source = document.querySelector<HTMLElement>('[data-source]')?.dataset.source;

addEventListener('load', () => {
  // What a learner has opened once can be opened again without a network.
  void keepOffline(source ? [source] : []);
  if (source) void hear();
});

/** What plays recordings comes to pages alone of which something may be recorded. */
async function hear(): Promise<void> {
  if (await askRecordings()) start();
}
