import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { PackWords } from '#data/offline/pack-words.ts';
import { OfflinePage } from '../../views/offline/OfflinePage.tsx';
import type { PackAction } from '../../views/offline/PackRow.tsx';
import { askToPersist } from './storage-space.ts';
import { StayingPackRow, StayingPageList, StayingVisitedPages } from './focus-after-removal.tsx';
import { notHere, packView } from './pack-view.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useDevicePages } from './use-device-pages.ts';
import { useDownloads } from './use-downloads.ts';
import { usePacks } from './use-packs.ts';
import { useRecordingsRow } from './use-recordings-row.ts';

/** The page of what the device keeps: how each pack stands, what runs, how much room there is. */
export function Offline({ packs: words }: { packs: readonly PackWords[] }) {
  const client = useQueryClient();
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: ['device'] }), [client]);
  const { standing, notice, canFetch, isSettled } = usePacks();
  const downloads = useDownloads(readAgain);
  const pages = useDevicePages(readAgain);
  const recordings = useRecordingsRow(readAgain);
  const [askedToDelete, setAskedToDelete] = useState<string>();

  const names = new Set([...words.map(({ name }) => name), ...standing.map(({ pack }) => pack.name)]);
  const rows = [...names].map((name) => {
    const found = standing.find(({ pack }) => pack.name === name);
    const { title = name, about = '' } = found?.pack ?? words.find((each) => each.name === name) ?? {};
    const view = found
      ? packView(found, {
          live: downloads.live.get(name),
          fault: downloads.faults.get(name),
          canFetch,
          isAskedToDelete: askedToDelete === name,
        })
      : isSettled
        ? notHere
        : undefined;
    return { name, title, about, view };
  });
  const said = useAnnouncement(recordings ? [...rows, recordings] : rows);

  const act = async (name: string, action: PackAction): Promise<void> => {
    const pack = standing.find((each) => each.pack.name === name)?.pack;
    if (!pack) return;
    // A row whose pack is being deleted stays as it is until that is done.
    if (action !== 'delete') setAskedToDelete(action === 'ask-delete' ? name : undefined);
    if (action === 'download') {
      void askToPersist();
      await downloads.start(pack);
    } else if (action === 'pause') downloads.pause(name);
    else if (action === 'delete') {
      await downloads.remove(name);
      setAskedToDelete(undefined);
    }
  };
  return (
    <OfflinePage
      packs={rows.map((row) => ({ ...row, onAction: (name, action) => void act(name, action) }))}
      notice={notice}
      said={said}
      room={pages.room}
      kept={pages.kept}
      lessons={pages.lessons}
      visited={pages.visited}
      recordings={recordings}
      onRemove={pages.remove}
      onEmpty={pages.empty}
      Row={StayingPackRow}
      List={StayingPageList}
      Visited={StayingVisitedPages}
    />
  );
}
