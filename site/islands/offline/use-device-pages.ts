import { useQuery } from '@tanstack/react-query';
import type { ListedPage } from '../../views/offline/PageList.tsx';
import { cacheNames } from '../../offline/cache-names.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import { removeSavedPage } from './save-this-page.ts';
import { removeFailed, removeFailedTitle } from './messages.ts';
import { countPages, listSavedPages } from './list-pages.ts';
import { describeStorage } from './storage-space.ts';

interface DevicePages {
  savedPages: readonly ListedPage[] | undefined;
  lessons: readonly ListedPage[] | undefined;
  visited: number | undefined;
  room: string | undefined;
  remove(path: string): void;
  empty(): void;
}

/** Lessons are saved automatically when they are opened. They have no save button. */
const isLesson = ({ path }: ListedPage): boolean => path.startsWith('/hebrew-');

/** The pages saved on the device. `onChange` is called when the reader removes one. */
export function useDevicePages(onChange: () => Promise<void>): DevicePages {
  const options = { staleTime: 0, refetchOnWindowFocus: true } as const;
  const saved = useQuery({
    queryKey: ['device', 'saved'],
    queryFn: () => listSavedPages(cacheNames.saved),
    ...options,
  });
  const visited = useQuery({
    queryKey: ['device', 'visited'],
    queryFn: () => countPages(cacheNames.visited),
    ...options,
  });
  const room = useQuery({ queryKey: ['device', 'room'], queryFn: describeStorage, ...options });
  const after = async (work: Promise<string | undefined>): Promise<void> => {
    const problem = await work;
    if (problem) showToast({ title: removeFailedTitle, description: problem, destructive: true });
    await onChange();
  };
  return {
    savedPages: saved.data?.filter((page) => !isLesson(page)),
    lessons: saved.data?.filter(isLesson),
    visited: visited.data,
    room: room.data,
    remove: (path) => void after(removeSavedPage(path)),
    empty: () => void after(emptyVisited()),
  };
}

/** On failure, returns a sentence that says why. */
async function emptyVisited(): Promise<string | undefined> {
  try {
    await caches.delete(cacheNames.visited);
    return undefined;
  } catch (error) {
    logClientError('empty-visited', error);
    return removeFailed;
  }
}
