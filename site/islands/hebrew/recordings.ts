import {
  recordingUrl,
  recordingsRoute,
  type RecordingCredit,
  type RecordingsAnswer,
} from '#data/hebrew/contract/recordings.ts';
import { spokenKey } from '#data/hebrew/language/spoken-key.ts';
import { logClientError } from '../../client/log-client-error.ts';

export interface Recording {
  address: string;
  credit: RecordingCredit;
}

/** The recordings for the lessons. */
export interface Recordings {
  credits: readonly RecordingCredit[];
  find: (hebrew: string) => Recording | undefined;
}

let request: Promise<Recordings | undefined> | undefined;
let known: Recordings | undefined;
const listeners = new Set<() => void>();

/** Loads the recordings once. `undefined` if there are none, or the request failed. */
export function fetchRecordings(): Promise<Recordings | undefined> {
  return (request ??= load());
}

async function load(): Promise<Recordings | undefined> {
  try {
    const response = await fetch(recordingsRoute);
    if (!response.ok) return undefined;
    const { credits, files }: RecordingsAnswer = await response.json();
    if (files.length === 0) return undefined;
    const byText = new Map(files.map(([text, file, , place]) => [text, { file, place }]));
    known = {
      credits,
      find: (hebrew) => {
        const match = byText.get(spokenKey(hebrew));
        const credit = match && credits[match.place];
        return match && credit && { address: recordingUrl(match.file), credit };
      },
    };
    for (const listener of listeners) listener();
    return known;
  } catch (error) {
    // Lessons work without recordings.
    logClientError('recordings', error);
    return undefined;
  }
}

export function knownRecordings(): Recordings | undefined {
  return known;
}

export function onRecordings(then: () => void): () => void {
  listeners.add(then);
  return () => listeners.delete(then);
}

/** "Dana Levi, CC BY 4.0" */
export function formatCredit({ speaker, licence }: RecordingCredit): string {
  return `${speaker}, ${licence}`;
}
