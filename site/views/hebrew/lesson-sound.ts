import { createContext } from 'react';
import type { RowTexts } from './row-texts.ts';

/** What a device can let a learner hear. */
export interface LessonSound {
  /** Of a row; absent where nothing of it is recorded. */
  recordingOf: (texts: RowTexts) => RowRecording | undefined;
  /** Says Hebrew with the device's own voice; absent where it has none. */
  speak?: ((hebrew: string) => void) | undefined;
}

export interface RowRecording {
  /** How many there are and whose they are. */
  title: string;
  /** Resolves when it has been heard, or something else is. */
  play: () => Promise<void>;
}

/** Nothing can be heard in a table as it is built. */
export const LessonSoundContext = createContext<LessonSound | undefined>(undefined);
