import { useEffect, useState } from 'react';
import { parallelPath } from '#data/reading/reading-address.ts';
import type { ParallelAddress } from '../../views/comparison/ParallelPage.tsx';

const path = '/parallel-bible';

export function formatParallelAddress({ passage, versions }: ParallelAddress): string {
  return passage === '' && versions.length === 0 ? path : parallelPath(passage, versions);
}

/** Returns `undefined` for the URL of another page. */
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

/** The comparison in the URL, and a function that changes it by adding a history entry. */
export function useParallelAddress(initial: ParallelAddress): [ParallelAddress, (to: ParallelAddress) => void] {
  const [address, setAddress] = useState(initial);
  useEffect(() => {
    const follow = (): void => setAddress((current) => tryParseParallelAddress(location) ?? current);
    // A saved page was rendered without a passage.
    if (initial.passage === '') follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: ParallelAddress): void => {
    if (formatParallelAddress(to) !== formatParallelAddress(address))
      history.pushState(null, '', formatParallelAddress(to));
    setAddress(to);
  };
  return [address, go];
}
