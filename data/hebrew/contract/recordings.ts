/** `GET /api/recordings`: what can be heard in the lessons. Short, since a lesson asks for it whenever it is opened. */
export interface RecordingsAnswer {
  /** Who speaks, and on which terms. */
  credits: RecordingCredit[];
  files: RecordingEntry[];
}

export interface RecordingCredit {
  speaker: string;
  licence: string;
}

/** Text (see `data/hebrew/language/spoken-key.ts`), name of its file, the file's bytes, and the place of its credit. */
export type RecordingEntry = [text: string, file: string, bytes: number, credit: number];

export const recordingsCall = '/api/recordings';

/** Where a file of {@link RecordingEntry} is. It never changes: its name is its digest. */
export function recordingAddress(file: string): string {
  return `/recordings/${file}`;
}
