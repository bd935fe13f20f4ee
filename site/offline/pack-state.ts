import type { Pack, PackIndex } from '#data/offline/contract/packs.ts';
import { begunPacks, installedPacks, packFiles, recordPack, storedPaths, type InstalledPack } from './pack-store.ts';

/** How a pack stands on this device, with the bytes that are here of it and those that it has. */
export type PackState =
  | { kind: 'absent' }
  /** Stopped, by the reader or by leaving the page. `serves`: an earlier edition of it is installed. */
  | { kind: 'stopped'; done: number; serves: boolean }
  | { kind: 'installed' }
  /** There is a later edition, of which so much is not here. */
  | { kind: 'outdated'; missing: number }
  /** The browser has removed some of it. */
  | { kind: 'incomplete'; done: number };

export interface StandingPack {
  /** As it can be downloaded; where the list of packs cannot be had, as it is on this device. */
  pack: InstalledPack;
  state: PackState;
}

/** How all packs stand: those of the list, in its order, and any further ones that are on this device. */
export async function readStandingPacks(index?: PackIndex): Promise<StandingPack[]> {
  const [installed, begun, there] = await Promise.all([installedPacks(), begunPacks(), storedPaths()]);
  const offered = index?.packs.map((pack): InstalledPack => ({ ...pack, build: index.build })) ?? [];
  const names = new Set([...offered, ...installed, ...begun].map(({ name }) => name));
  return [...names].flatMap((name): StandingPack[] => {
    const named = (packs: readonly InstalledPack[]): InstalledPack | undefined =>
      packs.find((each) => each.name === name);
    const [own, started] = [named(installed), named(begun)];
    const pack = named(offered) ?? started ?? own;
    return pack ? [{ pack, state: stateOf(pack, { own, started, there }) }] : [];
  });
}

function stateOf(
  pack: Pack,
  {
    own,
    started,
    there,
  }: { own: InstalledPack | undefined; started: InstalledPack | undefined; there: ReadonlySet<string> },
): PackState {
  const done = sumBytes(pack, (path) => there.has(path));
  if (started) return { kind: 'stopped', done, serves: own !== undefined };
  if (!own) return { kind: 'absent' };
  if (own.version !== pack.version) return { kind: 'outdated', missing: pack.bytes - done };
  return done < pack.bytes ? { kind: 'incomplete', done } : { kind: 'installed' };
}

function sumBytes(pack: Pack, counts: (path: string) => boolean): number {
  return packFiles(pack).reduce((sum, { path, bytes }) => sum + (counts(path) ? bytes : 0), 0);
}

/** A pack that a new build left as it was is of that build without anything being fetched. */
export async function confirmBuild(standing: readonly StandingPack[]): Promise<void> {
  const builds = new Map((await installedPacks()).map(({ name, build }) => [name, build]));
  const same = standing.filter(({ pack, state }) => state.kind === 'installed' && builds.get(pack.name) !== pack.build);
  await Promise.all(same.map(({ pack }) => recordPack(pack)));
}
