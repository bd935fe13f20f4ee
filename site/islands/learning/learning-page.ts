import { mount } from '../shared/mount.ts';
import { keepOffline } from './keep-offline.ts';
import { askRecordings } from './recordings.ts';
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

addEventListener('load', () => {
  // What a learner has opened once can be opened again without a network.
  void keepOffline();
  void hear();
});

/** What plays recordings comes to pages alone of which something is recorded. */
async function hear(): Promise<void> {
  if (!document.querySelector('.lessons .sound')) return;
  const recordings = await askRecordings();
  if (recordings) (await import('./living-audio.ts')).enlivenAudio(recordings);
}
