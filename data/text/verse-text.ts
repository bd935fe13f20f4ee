import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from './verse-marks.ts';

/** A verse as a source has it: its clean text, and what it carries beside it. */
export interface VerseText {
  id: VerseId;
  text: string;
  marks: VerseMarks;
}
