import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PackIndex } from '#data/offline/contract/packs.ts';
import { fetchPackIndex, NotTheIndex } from '../../offline/pack-index.ts';
import { confirmBuild, readStandingPacks, type StandingPack } from '../../offline/pack-state.ts';
import { logFault } from '../../client/log-fault.ts';

const notices = {
  refused:
    'This browser does not let the site keep anything on this device, as in some private windows. With a network everything works as ever.',
  offline: 'There is no network, so nothing can be downloaded now. What is on this device opens.',
  unlisted:
    'The list of downloads could not be fetched: the network does not lead to the site. What is on this device opens.',
};

interface Packs {
  /** How each stands; empty until the device has been looked through. */
  standing: readonly StandingPack[];
  /** Why something cannot be done now. */
  notice: string | undefined;
  /** The list of packs is there, and so is a network. */
  canFetch: boolean;
  /** What is not in the list by now is not on the device. */
  isSettled: boolean;
}

/** The packs that the site offers and those on the device: the latter at once, for a poor line takes its time. */
export function usePacks(): Packs {
  const offered = useQuery({ queryKey: ['pack-index'], queryFn: askForIndex, structuralSharing: false });
  const { refetch } = offered;
  // Asked for again, since not every browser knows of itself whether there is a network.
  useEffect(() => {
    const ask = (): void => void refetch();
    addEventListener('online', ask);
    addEventListener('offline', ask);
    return () => {
      removeEventListener('online', ask);
      removeEventListener('offline', ask);
    };
  }, [refetch]);

  const index = offered.data;
  const here = useQuery({
    queryKey: ['device', 'packs', index?.build],
    queryFn: () => readPacks(index),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    // Another tab, or the reader in the browser's own settings, may have changed what is there.
    refetchOnWindowFocus: true,
  });
  if (here.isError) {
    const absent = index?.packs.map((pack): StandingPack => ({
      pack: { ...pack, build: '' },
      state: { kind: 'absent' },
    }));
    return { standing: absent ?? [], notice: notices.refused, canFetch: false, isSettled: true };
  }
  return {
    standing: here.data ?? [],
    notice: offered.error ? noticeOf(offered.error) : undefined,
    canFetch: offered.isSuccess && !offered.isFetching,
    isSettled: !offered.isPending && here.data !== undefined,
  };
}

async function askForIndex(): Promise<PackIndex> {
  return fetchPackIndex().catch((error: unknown) => {
    logFault('pack-index', error);
    throw error;
  });
}

async function readPacks(index: PackIndex | undefined): Promise<StandingPack[]> {
  try {
    const found = await readStandingPacks(index);
    if (index) await confirmBuild(found).catch((error: unknown) => logFault('confirm-build', error));
    return found;
  } catch (error) {
    logFault('read-packs', error);
    throw error;
  }
}

/** What answers, but not with the list, is a network that has a page of its own for whoever has not signed in. */
function noticeOf(error: Error): string {
  return error instanceof SyntaxError || error instanceof NotTheIndex ? notices.unlisted : notices.offline;
}
