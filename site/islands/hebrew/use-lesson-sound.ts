import { useMemo } from 'react';
import type { RecordingCredit } from '#data/hebrew/contract/recordings.ts';
import type { AudioNoteProps } from '../../views/hebrew/audio-note-text.ts';
import type { LessonSound } from '../../views/hebrew/lesson-sound.ts';
import type { RowTexts } from '../../views/hebrew/row-texts.ts';
import { rowRecording } from './row-recording.ts';
import { speakHebrew } from './speech.ts';
import { useHebrewVoice } from './use-hebrew-voice.ts';
import { useRecordings } from './use-recordings.ts';

interface PageSound {
  sound: LessonSound;
  audioNote: AudioNoteProps;
  /** Credits of the recordings. `undefined` if the page has none. */
  credits: readonly RecordingCredit[] | undefined;
}

/** The sound for the rows of a lesson, and the note about it on the page. */
export function useLessonSound(rows: readonly RowTexts[]): PageSound {
  const canSpeak = useHebrewVoice();
  const recordings = useRecordings();
  return useMemo(() => {
    const sound: LessonSound = {
      recordingOf: (texts) => recordings && rowRecording(texts, recordings),
      speak: canSpeak ? speakHebrew : undefined,
    };
    const recorded = recordings && { rows: rows.filter((row) => sound.recordingOf(row)).length, of: rows.length };
    return {
      sound,
      audioNote: { canSpeak, recorded },
      credits: recorded && recorded.rows > 0 ? recordings.credits : undefined,
    };
  }, [canSpeak, recordings, rows]);
}
