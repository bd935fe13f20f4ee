import { mount } from '../shared/mount.ts';
import { keepOffline } from './keep-offline.ts';
import { hasHebrewVoice, onVoices } from './speech.ts';

const starts = [
  mount({
    name: 'lesson-filter',
    // An address may ask for some of the rows.
    when: location.search ? 'load' : 'interaction',
    load: async () => (await import('./LessonFilterIsland.tsx')).LessonFilterIsland,
  }),
  mount({
    name: 'audio-note',
    when: 'interaction',
    load: async () => (await import('./SpeakingNote.tsx')).SpeakingNote,
  }),
];

mount({
  name: 'verb-info',
  when: 'interaction',
  load: async () => (await import('../../views/learning/VerbInfo.tsx')).VerbInfo,
});

// Where the device can speak Hebrew, its buttons come by themselves.
const startIfSpoken = (): void => {
  if (!hasHebrewVoice()) return;
  stop();
  for (const start of starts) start();
};
const stop = onVoices(startIfSpoken);
startIfSpoken();

// What a learner has opened once can be opened again without a network.
addEventListener('load', () => void keepOffline());
