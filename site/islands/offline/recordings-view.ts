import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import type { PackButton, PackView } from '../../views/offline/PackRow.tsx';
import { formatBytes, percentOf } from './size-words.ts';

export interface RecordingsSituation {
  answer: RecordingsAnswer;
  /** Names of the files that are on the device. */
  downloaded: ReadonlySet<string>;
  /** Bytes received by a running download. */
  come?: number | undefined;
  /** Seconds until the rate limit allows more files. */
  wait?: number | undefined;
  fault?: string | undefined;
  isAskedToDelete: boolean;
}

/** The state of the recordings on the device, as a row of the offline page. */
export function recordingsView({
  answer,
  downloaded,
  come,
  wait,
  fault,
  isAskedToDelete,
}: RecordingsSituation): PackView {
  const files = [...new Map(answer.files.map(([, file, bytes]) => [file, bytes]))];
  const sum = (some: typeof files): number => some.reduce((bytes, [, each]) => bytes + each, 0);
  const [total, here] = [sum(files), sum(files.filter(([file]) => downloaded.has(file)))];
  const download: PackButton = { action: 'download', label: 'Download' };
  const remove: PackButton = { action: 'ask-delete', label: 'Delete' };
  if (come !== undefined) {
    const done = Math.min(total, here + come);
    const amount = `${formatBytes(done)} of ${formatBytes(total)}, ${percentOf(done, total)} %`;
    return {
      state:
        wait === undefined
          ? `Downloading: ${amount}`
          : `Waiting: ${amount}. The site sends so many in a minute: it goes on in ${wait} s.`,
      isSaved: false,
      progress: done / total,
      buttons: [{ action: 'pause', label: 'Pause' }],
    };
  }
  // “Keep” takes the position of “Delete”, so that a double click deletes nothing.
  if (isAskedToDelete)
    return {
      state: `Delete them from this device? ${formatBytes(here)} would have to be fetched again.`,
      isSaved: false,
      buttons: [
        { action: 'keep', label: 'Keep' },
        { action: 'delete', label: 'Delete' },
      ],
    };
  if (downloaded.size === files.length)
    return { state: `On this device, ${formatBytes(total)}`, isSaved: true, fault, buttons: [remove] };
  if (downloaded.size === 0)
    return {
      state: `${formatCountOf(files.length, 'recording')}, ${formatBytes(total)}`,
      isSaved: false,
      fault,
      buttons: [download],
    };
  return {
    state: `${downloaded.size} of ${formatCountOf(files.length, 'recording')} on this device, ${formatBytes(here)} of ${formatBytes(total)}`,
    isSaved: false,
    fault,
    buttons: [{ action: 'download', label: 'Download the others' }, remove],
  };
}
