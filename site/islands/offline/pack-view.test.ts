import { expect, it } from 'vitest';
import type { PackState } from '../../offline/pack-state.ts';
import type { InstalledPack } from '../../offline/pack-store.ts';
import { packView, type LiveDownload, type PackSituation } from './pack-view.ts';

const pack: InstalledPack = {
  build: 'b',
  name: 'web',
  title: 'World English Bible',
  about: '',
  version: 'v',
  bytes: 4_000_000,
  pages: 1,
  covers: ['/'],
  policy: '',
  frames: [],
  pieces: [],
  members: [],
  assets: [],
};
const calm: PackSituation = { canFetch: true, isAskedToDelete: false };

const states: [state: PackState, says: string, buttons: string[]][] = [
  [{ kind: 'absent' }, '4.0 MB', ['Download']],
  [{ kind: 'stopped', done: 1_000_000, serves: false }, 'Stopped at 1.0 MB of 4.0 MB', ['Resume', 'Delete']],
  [
    { kind: 'stopped', done: 1_000_000, serves: true },
    'Stopped at 1.0 MB of 4.0 MB. What you downloaded before still works offline',
    ['Resume', 'Delete'],
  ],
  [{ kind: 'installed' }, 'Downloaded, 4.0 MB', ['Delete']],
  [{ kind: 'outdated', missing: 250_000 }, 'Downloaded. Update available: 250 kB to download', ['Update', 'Delete']],
  [
    { kind: 'incomplete', done: 3_000_000 },
    'The browser removed part of this download: 3.0 MB of 4.0 MB left',
    ['Repair', 'Delete'],
  ],
];
it.each(states)('describes %j as: %s', (state, says, buttons) => {
  const view = packView({ pack, state }, calm);
  expect([view.state, view.buttons.map(({ label }) => label)]).toEqual([says, buttons]);
});

it.each(states)('disables all downloads without a network for %j', (state) => {
  for (const { action, isOff = false } of packView({ pack, state }, { ...calm, canFetch: false }).buttons)
    expect(isOff).toBe(action === 'download');
});

const running: [live: LiveDownload, says: string, progress: number][] = [
  [{ kind: 'waiting' }, 'Waiting for another download to finish', 0],
  [{ kind: 'checking', done: 1_000_000, total: 4_000_000 }, 'Checking: 1.0 MB of 4.0 MB, 25 %', 0.25],
  [
    { kind: 'downloading', done: 3_999_999, total: 4_000_000 },
    'Downloading: 4.0 MB of 4.0 MB, 99 %',
    3_999_999 / 4_000_000,
  ],
];
it.each(running)('can be paused while it is %j', (live, says, progress) => {
  const view = packView({ pack, state: { kind: 'absent' } }, { ...calm, live, isAskedToDelete: true });
  expect(view).toMatchObject({ state: says, progress, buttons: [{ action: 'pause' }] });
});

it('asks before it deletes, and puts the harmless button in the position of Delete', () => {
  const view = packView({ pack, state: { kind: 'installed' } }, { ...calm, isAskedToDelete: true });
  expect([view.state, view.buttons.map(({ action }) => action)]).toEqual([
    'Delete this download? To use it offline again, you would have to download 4.0 MB.',
    ['keep', 'delete'],
  ]);
});
