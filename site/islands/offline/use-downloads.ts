import { useEffect, useState, useSyncExternalStore } from 'react';
import { Downloads, type DownloadsNow } from './downloads.ts';
import type { InstalledPack } from '../../offline/pack-store.ts';

interface UsedDownloads extends DownloadsNow {
  start(pack: InstalledPack): Promise<void>;
  pause(name: string): void;
  remove(name: string): Promise<void>;
}

/** The downloads of all tabs. `onChange` is called when the content of the device has changed. */
export function useDownloads(onChange: () => Promise<void>): UsedDownloads {
  const [downloads] = useState(() => new Downloads());
  useEffect(() => downloads.open(onChange), [downloads, onChange]);
  const now = useSyncExternalStore(downloads.subscribe, downloads.now, downloads.now);
  return {
    ...now,
    start: (pack) => downloads.start(pack),
    pause: (name) => downloads.pause(name),
    remove: (name) => downloads.remove(name),
  };
}
