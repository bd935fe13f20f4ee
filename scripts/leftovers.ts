import { existsSync, renameSync, rmSync } from 'node:fs';
import { nextState } from './rebuild/next-state.ts';

/** Files that builds write next to those in use. If they exist while no build runs, a build was killed. */
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

/** Frees their disk space. Call it only with the build lock and while no swap runs. */
export function removeLeftovers(): void {
  for (const path of unfinished) rmSync(path, { recursive: true, force: true });
  // If the swap was interrupted between two renames, the previous pages are the only ones.
  if (!existsSync(pages) && existsSync(pagesBefore)) renameSync(pagesBefore, pages);
  rmSync(pagesBefore, { recursive: true, force: true });
}
