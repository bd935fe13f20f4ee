import {
  recordingAddress,
  recordingsCall,
  type RecordingCredit,
  type RecordingsAnswer,
} from '#data/hebrew/contract/recordings.ts';
import { spokenKey } from '#data/hebrew/language/spoken-key.ts';
import { logFault } from '../../client/log-fault.ts';

export interface Recording {
  address: string;
  credit: RecordingCredit;
}

/** What can be heard in the lessons. */
export interface Recordings {
  credits: readonly RecordingCredit[];
  find: (hebrew: string) => Recording | undefined;
}

let asked: Promise<Recordings | undefined> | undefined;
let known: Recordings | undefined;
const listeners = new Set<() => void>();

/** Asks once what can be heard; `undefined` where nothing can, or it is not known. */
export function askRecordings(): Promise<Recordings | undefined> {
  return (asked ??= ask());
}

async function ask(): Promise<Recordings | undefined> {
  try {
    const response = await fetch(recordingsCall);
    if (!response.ok) return undefined;
    const { credits, files }: RecordingsAnswer = await response.json();
    if (files.length === 0) return undefined;
    const byText = new Map(files.map(([text, file, , place]) => [text, { file, place }]));
    known = {
      credits,
      find: (hebrew) => {
        const found = byText.get(spokenKey(hebrew));
        const credit = found && credits[found.place];
        return found && credit && { address: recordingAddress(found.file), credit };
      },
    };
    for (const listener of listeners) listener();
    return known;
  } catch (error) {
    // Lessons go on without, as a device that has no network and has never heard of any.
    logFault('recordings', error);
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
export function creditWords({ speaker, licence }: RecordingCredit): string {
  return `${speaker}, ${licence}`;
}
