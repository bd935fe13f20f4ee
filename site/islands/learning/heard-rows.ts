import type { HeardRows } from '../../views/learning/audio-note-text.ts';

/**
 * How many rows of the lesson can be heard. Both the page itself and the island of its note say so, and either may come
 * first: what stands in the page when the island takes it over is what it draws first.
 */
let heard: HeardRows | undefined;
let isDrawn = false;
const listeners = new Set<() => void>();

export function tellHeard(rows: HeardRows): void {
  heard = rows;
  for (const listener of listeners) listener();
}

export function heardRows(): HeardRows | undefined {
  return heard;
}

export function onHeardRows(then: () => void): () => void {
  listeners.add(then);
  return () => listeners.delete(then);
}

/** The island writes the note from now on. */
export function drawNote(): void {
  isDrawn = true;
}

export function isNoteDrawn(): boolean {
  return isDrawn;
}
