import type { Pack, PackIndex } from '#data/offline/contract/packs.ts';
import { begunPacks, installedPacks, packFiles, recordPack, storedPaths, type InstalledPack } from './pack-store.ts';

/** The state of a pack on this device, with the bytes that are present or missing. */
export type PackState =
  | { kind: 'absent' }
  /** Stopped by the reader or by leaving the page. `serves`: an earlier edition of it is installed. */
  | { kind: 'stopped'; done: number; serves: boolean }
  | { kind: 'installed' }
  /** There is a newer edition. `missing` is the number of bytes to download. */
  | { kind: 'outdated'; missing: number }
  /** The browser has deleted part of it. */
  | { kind: 'incomplete'; done: number };

export interface ListedPack {
  /** The available version of the pack, or the installed one if the list of packs is not available. */
  pack: InstalledPack;
  state: PackState;
}

/** Returns the states of all packs: those of the list in its order, then further ones on this device. */
export async function listInstalledPacks(index?: PackIndex): Promise<ListedPack[]> {
  const [installed, begun, there] = await Promise.all([installedPacks(), begunPacks(), storedPaths()]);
  const offered = index?.packs.map((pack): InstalledPack => ({ ...pack, build: index.build })) ?? [];
  const names = new Set([...offered, ...installed, ...begun].map(({ name }) => name));
  return [...names].flatMap((name): ListedPack[] => {
    const named = (packs: readonly InstalledPack[]): InstalledPack | undefined =>
      packs.find((each) => each.name === name);
    const [own, started] = [named(installed), named(begun)];
    const pack = named(offered) ?? started ?? own;
    return pack ? [{ pack, state: determineState(pack, { own, started, there }) }] : [];
  });
}

function determineState(
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

/** Marks packs that a new build did not change as belonging to that build, without a download. */
export async function confirmBuild(standing: readonly ListedPack[]): Promise<void> {
  const builds = new Map((await installedPacks()).map(({ name, build }) => [name, build]));
  const same = standing.filter(({ pack, state }) => state.kind === 'installed' && builds.get(pack.name) !== pack.build);
  await Promise.all(same.map(({ pack }) => recordPack(pack)));
}
