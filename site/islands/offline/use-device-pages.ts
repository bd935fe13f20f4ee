import { useQuery } from '@tanstack/react-query';
import type { ListedPage } from '../../views/offline/PageList.tsx';
import { cacheNames } from '../../offline/cache-names.ts';
import { unkeep } from '../../offline/kept-pages.ts';
import { logFault } from '../shared/log-fault.ts';
import { countPages, listPages } from './list-pages.ts';
import { roomWords } from './room.ts';

interface DevicePages {
  kept: readonly ListedPage[] | undefined;
  lessons: readonly ListedPage[] | undefined;
  visited: number | undefined;
  room: string | undefined;
  remove(path: string): void;
  empty(): void;
}

/** Lessons keep themselves when they are opened; no button of theirs does it. */
const isLesson = ({ path }: ListedPage): boolean => path.startsWith('/hebrew-');

/** What the device keeps page by page; `onChange` is told when the reader takes something away. */
export function useDevicePages(onChange: () => Promise<void>): DevicePages {
  const options = { staleTime: 0, refetchOnWindowFocus: true } as const;
  const kept = useQuery({ queryKey: ['device', 'kept'], queryFn: () => listPages(cacheNames.kept), ...options });
  const visited = useQuery({
    queryKey: ['device', 'visited'],
    queryFn: () => countPages(cacheNames.visited),
    ...options,
  });
  const room = useQuery({ queryKey: ['device', 'room'], queryFn: roomWords, ...options });
  const after = (name: string, work: Promise<unknown>): void => {
    void work.catch((error: unknown) => logFault(name, error)).then(onChange);
  };
  return {
    kept: kept.data?.filter((page) => !isLesson(page)),
    lessons: kept.data?.filter(isLesson),
    visited: visited.data,
    room: room.data,
    remove: (path) => after('unkeep', unkeep(path)),
    empty: () =>
      after(
        'empty-visited',
        // A device without this storage throws at its name.
        Promise.resolve().then(() => caches.delete(cacheNames.visited)),
      ),
  };
}
