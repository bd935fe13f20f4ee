import { expect, it } from 'vitest';
import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordingsView } from './recordings-view.ts';

/** Three texts, two of which share one file. */
const answer: RecordingsAnswer = {
  credits: [{ speaker: 'Dana', licence: 'CC0' }],
  files: [
    ['אָב', 'a.mp3', 300_000, 0],
    ['אֵם', 'b.mp3', 100_000, 0],
    ['אִמָּא', 'b.mp3', 100_000, 0],
  ],
};

const views: [kept: string[], state: string, buttons: string[]][] = [
  [[], '2 recordings, 400 kB', ['Download']],
  [['a.mp3'], '1 of 2 recordings downloaded, 300 kB of 400 kB', ['Download the rest', 'Delete']],
  [['a.mp3', 'b.mp3'], 'Downloaded, 400 kB', ['Delete']],
];
it.each(views)('with %j on the device it says “%s”', (saved, state, buttons) => {
  const view = recordingsView({ answer, downloaded: new Set(saved), isAskedToDelete: false });
  expect(view.state).toBe(state);
  expect(view.buttons.map(({ label }) => label)).toEqual(buttons);
});

it('shows the progress of a download, including the files that were there before', () => {
  const view = recordingsView({ answer, downloaded: new Set(['b.mp3']), come: 100_000, isAskedToDelete: false });
  expect(view.state).toBe('Downloading: 200 kB of 400 kB, 50 %');
  expect(view.progress).toBe(0.5);
});

it('shows a download that waits for the rate limit, which can be paused', () => {
  const view = recordingsView({
    answer,
    downloaded: new Set(['b.mp3']),
    come: 100_000,
    wait: 60,
    isAskedToDelete: false,
  });
  expect(view.state).toBe('Waiting: 200 kB of 400 kB, 50 %. The site limits downloads per minute. Continues in 60 s.');
  expect(view.buttons.map(({ action }) => action)).toEqual(['pause']);
});

it('asks before it deletes, and puts Cancel in the position of Delete', () => {
  const view = recordingsView({ answer, downloaded: new Set(['b.mp3']), isAskedToDelete: true });
  expect(view.buttons.map(({ action }) => action)).toEqual(['keep', 'delete']);
});
