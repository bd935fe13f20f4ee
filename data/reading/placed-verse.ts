import { restoreNames } from '../text/restored-names.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse in a version, with its names restored where the version requires it. */
export interface CounterpartVerse {
  /** In the version's own versification. */
  id: VerseId;
  text: string;
  marks: VerseMarks;
  half?: 'first' | 'second' | undefined;
}

/** Converts a stored verse to the version: restores the names, if it is the version that restores them. */
export function restoreVerse({ id, text, marks }: CounterpartVerse, { restored }: ReadableVersion): CounterpartVerse {
  return { id, ...(restored ? restoreNames(text, marks, id) : { text, marks }) };
}
