import type { DownloadProgress } from '../../offline/download-pack.ts';
import type { ListedPack } from '../../offline/pack-state.ts';
import type { PackButton, PackView } from '../../views/offline/PackRow.tsx';
import { formatBytes, percentOf } from './size-words.ts';

/** A download that runs in this tab or another. */
export type LiveDownload = DownloadProgress | { kind: 'waiting' };

export interface PackSituation {
  live?: LiveDownload | undefined;
  /** A sentence about why the last attempt stopped. */
  fault?: string | undefined;
  /** The list of packs has loaded, and there is a network. */
  canFetch: boolean;
  isAskedToDelete: boolean;
}

/** A pack that is neither offered now nor on the device. */
export const notOnDeviceView: PackView = {
  state: 'Not on this device',
  isSaved: false,
  buttons: [{ action: 'download', label: 'Download', isOff: true }],
};

const remove: PackButton = { action: 'ask-delete', label: 'Delete' };

export function packView(
  { pack, state }: ListedPack,
  { live, fault, canFetch, isAskedToDelete }: PackSituation,
): PackView {
  if (live) return liveView(live);
  const view = { isSaved: false, fault };
  const fetch = (label: string): PackButton => ({ action: 'download', label, ...(!canFetch && { isOff: true }) });
  const size = formatBytes(pack.bytes);
  // “Keep” takes the position of “Delete”, so that a double click deletes nothing.
  if (isAskedToDelete)
    return {
      ...view,
      state: `Delete it from this device? ${size} would have to be fetched again.`,
      buttons: [
        { action: 'keep', label: 'Keep' },
        { action: 'delete', label: 'Delete' },
      ],
    };
  switch (state.kind) {
    case 'absent':
      return { ...view, state: size, buttons: [fetch('Download')] };
    case 'stopped':
      return {
        ...view,
        state: `${state.serves ? 'The earlier edition opens. ' : ''}Stopped at ${amount(state.done, pack.bytes)}`,
        progress: state.done / pack.bytes,
        buttons: [fetch('Resume'), remove],
      };
    case 'installed':
      return { ...view, isSaved: true, state: `On this device, ${size}`, buttons: [remove] };
    case 'outdated':
      return {
        ...view,
        isSaved: true,
        state: `On this device. A later edition is ready: ${formatBytes(state.missing)} to fetch`,
        buttons: [fetch('Update'), remove],
      };
    case 'incomplete':
      return {
        ...view,
        state: `The browser removed some of it: ${amount(state.done, pack.bytes)} are left`,
        buttons: [fetch('Repair'), remove],
      };
  }
}

function liveView(live: LiveDownload): PackView {
  const pause: PackButton = { action: 'pause', label: 'Pause' };
  if (live.kind === 'waiting')
    return { isSaved: false, state: 'Waiting for the other download', progress: 0, buttons: [pause] };
  const { kind, done, total } = live;
  const doing = kind === 'checking' ? 'Checking' : 'Downloading';
  return {
    isSaved: false,
    state: `${doing}: ${amount(done, total)}, ${percentOf(done, total)} %`,
    progress: done / total,
    buttons: [pause],
  };
}

function amount(done: number, total: number): string {
  return `${formatBytes(done)} of ${formatBytes(total)}`;
}
