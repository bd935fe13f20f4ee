import { useEffect, useState } from 'react';
import { parallelPath } from '#data/reading/reading-address.ts';
import type { ParallelAddress } from '../../views/comparison/ParallelPage.tsx';

const path = '/parallel-bible';

export function formatParallelAddress({ passage, versions }: ParallelAddress): string {
  return passage === '' && versions.length === 0 ? path : parallelPath(passage, versions);
}

/** `undefined` for the address of another page. */
export function tryParseParallelAddress({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): ParallelAddress | undefined {
  if (pathname !== path) return undefined;
  const query = new URLSearchParams(search);
  const codes = query.getAll('versions').join().split(',');
  return { passage: query.get('passage')?.trim() ?? '', versions: codes.map((code) => code.trim()).filter(Boolean) };
}

/** The comparison that the address says, and a way to another one, which is a step of the history. */
export function useParallelAddress(cameWith: ParallelAddress): [ParallelAddress, (to: ParallelAddress) => void] {
  const [address, setAddress] = useState(cameWith);
  useEffect(() => {
    const follow = (): void => setAddress((current) => tryParseParallelAddress(location) ?? current);
    // A page that the device keeps was drawn for no passage at all.
    if (cameWith.passage === '') follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only what the page came with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: ParallelAddress): void => {
    if (formatParallelAddress(to) !== formatParallelAddress(address))
      history.pushState(null, '', formatParallelAddress(to));
    setAddress(to);
  };
  return [address, go];
}
