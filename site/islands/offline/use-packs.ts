import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PackIndex } from '#data/offline/contract/packs.ts';
import { fetchPackIndex, InvalidIndexError } from '../../offline/pack-index.ts';
import { confirmBuild, listInstalledPacks, type ListedPack } from '../../offline/pack-state.ts';
import { listUnavailable, storageBlocked, youAreOffline } from './messages.ts';
import { logClientError } from '../../client/log-client-error.ts';

interface Packs {
  /** The state of each pack. Empty until the device has been checked. */
  standing: readonly ListedPack[];
  /** Why an action is not possible now. */
  notice: string | undefined;
  /** The list of packs has loaded, and there is a network. */
  canFetch: boolean;
  /** A pack that is not in `standing` by now is not on the device. */
  isSettled: boolean;
}

/**
 * The packs that the site offers and those on the device. The latter show at once, because a slow network takes time.
 */
export function usePacks(): Packs {
  const offered = useQuery({ queryKey: ['pack-index'], queryFn: askForIndex, structuralSharing: false });
  const { refetch } = offered;
  // Request it again on these events, since not every browser detects by itself whether there is a network.
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
  const installed = useQuery({
    queryKey: ['device', 'packs', index?.build],
    queryFn: () => readPacks(index),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    // Another tab, or the reader in the browser's settings, may have changed the content.
    refetchOnWindowFocus: true,
  });
  if (installed.isError) {
    const absent = index?.packs.map((pack): ListedPack => ({
      pack: { ...pack, build: '' },
      state: { kind: 'absent' },
    }));
    return { standing: absent ?? [], notice: storageBlocked, canFetch: false, isSettled: true };
  }
  return {
    standing: installed.data ?? [],
    notice: offered.error ? noticeOf(offered.error) : undefined,
    canFetch: offered.isSuccess && !offered.isFetching,
    isSettled: !offered.isPending && installed.data !== undefined,
  };
}

async function askForIndex(): Promise<PackIndex> {
  return fetchPackIndex().catch((error: unknown) => {
    logClientError('pack-index', error);
    throw error;
  });
}

async function readPacks(index: PackIndex | undefined): Promise<ListedPack[]> {
  try {
    const packs = await listInstalledPacks(index);
    if (index) await confirmBuild(packs).catch((error: unknown) => logClientError('confirm-build', error));
    return packs;
  } catch (error) {
    logClientError('read-packs', error);
    throw error;
  }
}

/** An answer that is not the list comes from a network with a captive portal. */
function noticeOf(error: Error): string {
  return error instanceof SyntaxError || error instanceof InvalidIndexError ? listUnavailable : youAreOffline;
}
