import { createContext } from 'react';
import type { RowTexts } from './row-texts.ts';

/** The sound that a device can play for a lesson. */
export interface LessonSound {
  /** The recording of a row; absent if it has none. */
  recordingOf: (texts: RowTexts) => RowRecording | undefined;
  /** Speaks Hebrew with the device's own voice; absent if it has none. */
  speak?: ((hebrew: string) => void) | undefined;
}

export interface RowRecording {
  /** Number of recordings and the names of the speakers. */
  title: string;
  /** Resolves when playback has ended or something else plays. */
  play: () => Promise<void>;
}

/** Absent in a table rendered at build time, which cannot play sound. */
export const LessonSoundContext = createContext<LessonSound | undefined>(undefined);
