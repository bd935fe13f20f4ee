/**
 * `GET /api/recordings`: the recordings for the lessons. The response is compact because every lesson requests it when
 * it opens.
 */
export interface RecordingsAnswer {
  /** Speakers and licenses. */
  credits: RecordingCredit[];
  files: RecordingEntry[];
}

export interface RecordingCredit {
  speaker: string;
  licence: string;
}

/** Text (see `data/hebrew/language/spoken-key.ts`), file name, bytes, and index of the credit. */
export type RecordingEntry = [text: string, file: string, bytes: number, credit: number];

export const recordingsRoute = '/api/recordings';

/** URL of the file of a {@link RecordingEntry}. The file never changes: its name is its hash. */
export function recordingUrl(file: string): string {
  return `/recordings/${file}`;
}
