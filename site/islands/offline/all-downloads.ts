import type { ListedPack } from '../../offline/pack-state.ts';
import type { DownloadAllView } from '../../views/offline/DownloadAll.tsx';
import { downloadAll } from '../../views/offline/messages.ts';
import { allDownloadedMessage, allProgressMessage, allToDownloadMessage, cancel } from './messages.ts';
import type { LiveDownload } from './pack-view.ts';
import { formatBytes } from './size-words.ts';

export interface AllDownloadsSituation {
  standing: readonly ListedPack[];
  live: ReadonlyMap<string, LiveDownload>;
  canFetch: boolean;
  /** Names of the packs that “Download all” started. */
  started: ReadonlySet<string>;
}

/** The bytes of a pack that are not on the device yet. */
function missingBytes({ pack, state }: ListedPack): number {
  switch (state.kind) {
    case 'installed':
      return 0;
    case 'outdated':
      return state.missing;
    case 'absent':
      return pack.bytes;
    case 'stopped':
    case 'incomplete':
      return pack.bytes - state.done;
  }
}

/** Packs that are not completely downloaded. */
export function missingPacks(standing: readonly ListedPack[]): ListedPack[] {
  return standing.filter((each) => missingBytes(each) > 0 || each.state.kind === 'stopped');
}

/** The state of “Download all”: what is left to download, or how far the download of everything is. */
export function allDownloadsView(situation: AllDownloadsSituation): DownloadAllView | undefined {
  const { standing, live, canFetch, started } = situation;
  if (standing.length === 0) return undefined;
  const batch = standing.filter(({ pack }) => started.has(pack.name));
  if (batch.some(({ pack }) => live.has(pack.name))) {
    const total = sum(batch.map(({ pack }) => pack.bytes));
    const done = sum(batch.map((each) => doneBytes(each, live.get(each.pack.name))));
    return {
      state: allProgressMessage(formatBytes(done), formatBytes(total)),
      progress: total === 0 ? 0 : done / total,
      label: cancel,
      action: 'cancel',
    };
  }
  const missing = missingPacks(standing);
  if (missing.length === 0)
    return { state: allDownloadedMessage(formatBytes(sum(standing.map(({ pack }) => pack.bytes)))) };
  return {
    state: allToDownloadMessage(missing.length, formatBytes(sum(missing.map(missingBytes)))),
    label: downloadAll,
    action: 'start',
    // A running download of one part does not prevent the others.
    isOff: !canFetch,
  };
}

function doneBytes(listed: ListedPack, live: LiveDownload | undefined): number {
  return live && live.kind !== 'waiting' ? live.done : listed.pack.bytes - missingBytes(listed);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
