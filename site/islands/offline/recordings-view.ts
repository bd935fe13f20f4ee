import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import type { PackButton, PackView } from '../../views/offline/PackRow.tsx';
import {
  amountMessage,
  cancel,
  confirmDeleteRecordingsMessage,
  deleteDownload,
  download as downloadLabel,
  downloadedMessage,
  downloadRest,
  pause,
  progressMessage,
  recordingsOfferedMessage,
  recordingsPartlyMessage,
  recordingsWaitMessage,
} from './messages.ts';
import { formatBytes, percentOf } from './size-words.ts';

export interface RecordingsSituation {
  answer: RecordingsAnswer;
  /** Names of the files that are on the device. */
  downloaded: ReadonlySet<string>;
  /** Bytes received by a running download. */
  come?: number | undefined;
  /** Seconds until the rate limit allows more files. */
  wait?: number | undefined;
  error?: string | undefined;
  isAskedToDelete: boolean;
}

/** The state of the recordings on the device, as a row of the offline page. */
export function recordingsView({
  answer,
  downloaded,
  come,
  wait,
  error,
  isAskedToDelete,
}: RecordingsSituation): PackView {
  const files = [...new Map(answer.files.map(([, file, bytes]) => [file, bytes]))];
  const sum = (some: typeof files): number => some.reduce((bytes, [, each]) => bytes + each, 0);
  const [total, here] = [sum(files), sum(files.filter(([file]) => downloaded.has(file)))];
  const download: PackButton = { action: 'download', label: downloadLabel };
  const remove: PackButton = { action: 'ask-delete', label: deleteDownload };
  if (come !== undefined) {
    const done = Math.min(total, here + come);
    const amount = amountMessage(formatBytes(done), formatBytes(total));
    const percent = percentOf(done, total);
    return {
      state:
        wait === undefined
          ? progressMessage('downloading', amount, percent)
          : recordingsWaitMessage(amount, percent, wait),
      isSaved: false,
      progress: done / total,
      buttons: [{ action: 'pause', label: pause }],
    };
  }
  // “Cancel” takes the position of “Delete”, so that a double click deletes nothing.
  if (isAskedToDelete)
    return {
      state: confirmDeleteRecordingsMessage(formatBytes(here)),
      isSaved: false,
      buttons: [
        { action: 'keep', label: cancel },
        { action: 'delete', label: deleteDownload },
      ],
    };
  if (downloaded.size === files.length)
    return { state: downloadedMessage(formatBytes(total)), isSaved: true, error, buttons: [remove] };
  if (downloaded.size === 0)
    return {
      state: recordingsOfferedMessage(files.length, formatBytes(total)),
      isSaved: false,
      error,
      buttons: [download],
    };
  return {
    state: recordingsPartlyMessage(downloaded.size, files.length, amountMessage(formatBytes(here), formatBytes(total))),
    isSaved: false,
    error,
    buttons: [{ action: 'download', label: downloadRest }, remove],
  };
}
