import { existsSync, renameSync, rmSync } from 'node:fs';
import { nextState } from './rebuild/next-state.ts';

/** What builds write beside what is in use; whatever of it is there while none runs, one that was killed left. */
const unfinished = [
  'dist.next',
  'data/library.next.sqlite',
  'data/library.next.sqlite-journal',
  '.build/publish',
  nextState,
];
const [pages, pagesBefore] = ['dist', 'dist.previous'];

export function hasLeftovers(): boolean {
  return [...unfinished, pagesBefore].some((path) => existsSync(path));
}

/** Gives their room back. Only for whoever builds alone, with no swap under way. */
export function removeLeftovers(): void {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true });
  // Cut off between two renames, the old pages are all that there is.
  if (!existsSync(pages) && existsSync(pagesBefore)) renameSync(pagesBefore, pages);
  rmSync(pagesBefore, { recursive: true, force: true });
}
