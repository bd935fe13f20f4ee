import { expect, it } from 'vitest';
import type { ListedPack, PackState } from '../../offline/pack-state.ts';
import { allDownloadsView, missingPacks } from './all-downloads.ts';

function listed(name: string, bytes: number, state: PackState): ListedPack {
  const pack = { name, title: name, about: '', version: '1', bytes, build: 'one' } as ListedPack['pack'];
  return { pack, state };
}

const absent = listed('a', 1_000_000, { kind: 'absent' });
const stopped = listed('b', 2_000_000, { kind: 'stopped', done: 500_000, serves: false });
const installed = listed('c', 4_000_000, { kind: 'installed' });
const outdated = listed('d', 8_000_000, { kind: 'outdated', missing: 250_000 });
const idle = { live: new Map(), canFetch: true, started: new Set<string>() };

it('offers what is missing, with its size', () => {
  const standing = [absent, stopped, installed, outdated];
  expect(missingPacks(standing)).toEqual([absent, stopped, outdated]);
  expect(allDownloadsView({ ...idle, standing })).toMatchObject({
    state: '3 downloads, 2.8 MB',
    label: 'Download all',
    action: 'start',
    isOff: false,
  });
});

it('offers nothing without a network', () => {
  expect(allDownloadsView({ ...idle, standing: [absent], canFetch: false })).toMatchObject({ isOff: true });
});

it('has no button if everything is downloaded', () => {
  const view = allDownloadsView({ ...idle, standing: [installed] });
  expect(view?.state).toBe('Everything is downloaded, 4.0 MB. You can go offline.');
  expect(view?.label).toBeUndefined();
});

it('counts finished, running and waiting downloads of the batch, and can be canceled', () => {
  const view = allDownloadsView({
    standing: [absent, stopped, installed, outdated],
    live: new Map([
      ['a', { kind: 'downloading', done: 250_000, total: 1_000_000 }],
      ['b', { kind: 'waiting' }],
    ]),
    canFetch: true,
    started: new Set(['a', 'b', 'c']),
  });
  // 0.25 MB of a, 0.5 MB of b and all of c, of 7 MB.
  expect(view).toMatchObject({
    state: 'Downloading everything: 4.8 MB of 7.0 MB',
    progress: 4_750_000 / 7_000_000,
    label: 'Cancel',
    action: 'cancel',
  });
});

it('offers the rest while a single download runs', () => {
  const live = new Map([['a', { kind: 'waiting' as const }]]);
  expect(allDownloadsView({ ...idle, standing: [absent], live })).toMatchObject({ action: 'start' });
});
