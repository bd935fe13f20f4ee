import type { VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from './verse-marks.ts';

/** A verse of a source: its plain text and its marks. */
export interface VerseText {
  id: VerseId;
  text: string;
  marks: VerseMarks;
}
