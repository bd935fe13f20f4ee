import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { PackWords } from '#data/offline/pack-words.ts';
import { OfflinePage } from '../../views/offline/OfflinePage.tsx';
import type { PackAction } from '../../views/offline/PackRow.tsx';
import { allDownloadsView, missingPacks } from './all-downloads.ts';
import { installWay, promptToInstall, subscribeToInstall, type InstallWay } from './install-prompt.ts';
import { requestPersistence } from './storage-space.ts';
import { FocusedPackRow, FocusedPageList, FocusedVisitedPages } from './focus-after-removal.tsx';
import { notOnDeviceView, packView } from './pack-view.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useDevicePages } from './use-device-pages.ts';
import { useDownloads } from './use-downloads.ts';
import { usePacks } from './use-packs.ts';
import { useRecordingsRow } from './use-recordings-row.ts';

/** The offline page: the state of each pack, running downloads, saved pages and storage space. */
export function Offline({ packs: offeredPacks }: { packs: readonly PackWords[] }) {
  const client = useQueryClient();
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: ['device'] }), [client]);
  const { standing, notice, canFetch, isSettled } = usePacks();
  const downloads = useDownloads(readAgain);
  const pages = useDevicePages(readAgain);
  const recordings = useRecordingsRow(readAgain);
  const [packToDelete, setPackToDelete] = useState<string>();
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set());
  const way = useSyncExternalStore<InstallWay>(subscribeToInstall, installWay, () => 'none');

  const names = new Set([...offeredPacks.map(({ name }) => name), ...standing.map(({ pack }) => pack.name)]);
  const rows = [...names].map((name) => {
    const installed = standing.find(({ pack }) => pack.name === name);
    const { title = name, about = '' } = installed?.pack ?? offeredPacks.find((each) => each.name === name) ?? {};
    const view = installed
      ? packView(installed, {
          live: downloads.live.get(name),
          error: downloads.errors.get(name),
          canFetch,
          isAskedToDelete: packToDelete === name,
        })
      : isSettled
        ? notOnDeviceView
        : undefined;
    return { name, title, about, view };
  });
  const announcement = useAnnouncement(recordings ? [...rows, recordings] : rows);

  const act = async (name: string, action: PackAction): Promise<void> => {
    const pack = standing.find((each) => each.pack.name === name)?.pack;
    if (!pack) return;
    // A row whose pack is being deleted stays unchanged until that is done.
    if (action !== 'delete') setPackToDelete(action === 'ask-delete' ? name : undefined);
    if (action === 'download') {
      void requestPersistence();
      await downloads.start(pack);
    } else if (action === 'pause') downloads.pause(name);
    else if (action === 'delete') {
      await downloads.remove(name);
      setPackToDelete(undefined);
    }
  };
  const actOnAll = (action: 'start' | 'cancel'): void => {
    if (action === 'cancel') {
      for (const name of started) downloads.pause(name);
      return;
    }
    const packs = missingPacks(standing).map(({ pack }) => pack);
    setStarted(new Set(packs.map(({ name }) => name)));
    void requestPersistence();
    // They wait for one another.
    for (const pack of packs) void downloads.start(pack);
  };
  return (
    <OfflinePage
      all={{
        view: isSettled ? allDownloadsView({ standing, live: downloads.live, canFetch, started }) : undefined,
        onAction: actOnAll,
      }}
      install={way === 'none' ? undefined : { onInstall: way === 'prompt' ? promptToInstall : undefined }}
      packs={rows.map((row) => ({ ...row, onAction: (name, action) => void act(name, action) }))}
      notice={notice}
      announcement={announcement}
      room={pages.room}
      savedPages={pages.savedPages}
      lessons={pages.lessons}
      visited={pages.visited}
      recordings={recordings}
      onRemove={pages.remove}
      onEmpty={pages.empty}
      Row={FocusedPackRow}
      List={FocusedPageList}
      Visited={FocusedVisitedPages}
    />
  );
}
