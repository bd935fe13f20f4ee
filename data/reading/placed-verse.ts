import { restoreNames } from '../text/restored-names.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse as a version has it, the names restored where the version asks for that. */
export interface PlacedVerse {
  /** In the version's own numbers. */
  id: VerseId;
  text: string;
  marks: VerseMarks;
  half?: 'first' | 'second' | undefined;
}

/** A stored verse as the version has it: with the names restored, where it is the version that restores them. */
export function restoreVerse({ id, text, marks }: PlacedVerse, { restored }: ReadableVersion): PlacedVerse {
  return { id, ...(restored ? restoreNames(text, marks, id) : { text, marks }) };
}
