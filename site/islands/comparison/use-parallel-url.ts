import { useEffect, useState } from 'react';
import { parallelPath } from '#data/reading/reading-paths.ts';
import type { ComparisonRequest } from '../../views/comparison/ParallelPage.tsx';

const path = '/parallel-bible';

export function formatParallelUrl({ passage, versions }: ComparisonRequest): string {
  return passage === '' && versions.length === 0 ? path : parallelPath(passage, versions);
}

/** Returns `undefined` for the URL of another page. */
export function tryParseParallelUrl({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): ComparisonRequest | undefined {
  if (pathname !== path) return undefined;
  const query = new URLSearchParams(search);
  const codes = query.getAll('versions').join().split(',');
  return { passage: query.get('passage')?.trim() ?? '', versions: codes.map((code) => code.trim()).filter(Boolean) };
}

/** The comparison in the URL, and a function that changes it by adding a history entry. */
export function useParallelUrl(initial: ComparisonRequest): [ComparisonRequest, (to: ComparisonRequest) => void] {
  const [address, setAddress] = useState(initial);
  useEffect(() => {
    const follow = (): void => setAddress((current) => tryParseParallelUrl(location) ?? current);
    // A saved page was rendered without a passage.
    if (initial.passage === '') follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: ComparisonRequest): void => {
    if (formatParallelUrl(to) !== formatParallelUrl(address)) history.pushState(null, '', formatParallelUrl(to));
    setAddress(to);
  };
  return [address, go];
}
