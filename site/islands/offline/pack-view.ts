import type { DownloadProgress } from '../../offline/download-pack.ts';
import type { ListedPack } from '../../offline/pack-state.ts';
import type { PackButton, PackView } from '../../views/offline/PackRow.tsx';
import {
  amountMessage,
  cancel,
  confirmDeleteMessage,
  deleteDownload,
  download,
  downloadedMessage,
  notDownloaded,
  partlyRemovedMessage,
  pause as pauseLabel,
  progressMessage,
  repair,
  resume,
  stoppedMessage,
  update,
  updateAvailableMessage,
  waitingForDownload,
} from './messages.ts';
import { formatBytes, percentOf } from './size-words.ts';

/** A download that runs in this tab or another. */
export type LiveDownload = DownloadProgress | { kind: 'waiting' };

export interface PackSituation {
  live?: LiveDownload | undefined;
  /** A sentence about why the last attempt stopped. */
  error?: string | undefined;
  /** The list of packs has loaded, and there is a network. */
  canFetch: boolean;
  isAskedToDelete: boolean;
}

/** A pack that is neither offered now nor on the device. */
export const notOnDeviceView: PackView = {
  state: notDownloaded,
  isSaved: false,
  buttons: [{ action: 'download', label: download, isOff: true }],
};

const remove: PackButton = { action: 'ask-delete', label: deleteDownload };

export function packView(
  { pack, state }: ListedPack,
  { live, error, canFetch, isAskedToDelete }: PackSituation,
): PackView {
  if (live) return liveView(live);
  const view = { isSaved: false, error };
  const fetch = (label: string): PackButton => ({ action: 'download', label, ...(!canFetch && { isOff: true }) });
  const size = formatBytes(pack.bytes);
  // “Cancel” takes the position of “Delete”, so that a double click deletes nothing.
  if (isAskedToDelete)
    return {
      ...view,
      state: confirmDeleteMessage(size),
      buttons: [
        { action: 'keep', label: cancel },
        { action: 'delete', label: deleteDownload },
      ],
    };
  switch (state.kind) {
    case 'absent':
      return { ...view, state: size, buttons: [fetch(download)] };
    case 'stopped':
      return {
        ...view,
        state: stoppedMessage(amount(state.done, pack.bytes), state.serves),
        progress: state.done / pack.bytes,
        buttons: [fetch(resume), remove],
      };
    case 'installed':
      return { ...view, isSaved: true, state: downloadedMessage(size), buttons: [remove] };
    case 'outdated':
      return {
        ...view,
        isSaved: true,
        state: updateAvailableMessage(formatBytes(state.missing)),
        buttons: [fetch(update), remove],
      };
    case 'incomplete':
      return {
        ...view,
        state: partlyRemovedMessage(amount(state.done, pack.bytes)),
        buttons: [fetch(repair), remove],
      };
  }
}

function liveView(live: LiveDownload): PackView {
  const pause: PackButton = { action: 'pause', label: pauseLabel };
  if (live.kind === 'waiting') return { isSaved: false, state: waitingForDownload, progress: 0, buttons: [pause] };
  const { kind, done, total } = live;
  return {
    isSaved: false,
    state: progressMessage(kind, amount(done, total), percentOf(done, total)),
    progress: done / total,
    buttons: [pause],
  };
}

function amount(done: number, total: number): string {
  return amountMessage(formatBytes(done), formatBytes(total));
}
