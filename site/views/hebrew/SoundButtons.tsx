import { useContext, useState } from 'react';
import { LessonSoundContext } from './lesson-sound.ts';
import type { RowTexts } from './row-texts.ts';
import { noRecordingYet, ownVoice, playRecording, playRecordingLabel, speak as speakLabel } from './sound-messages.ts';

/**
 * The button that plays a row's recording, disabled if there is none, and a speech button if the device has a Hebrew
 * voice. `AudioNote.tsx` explains both once per page.
 */
export function SoundButtons({ texts }: { texts: RowTexts }) {
  const sound = useContext(LessonSoundContext);
  const [isPlaying, setIsPlaying] = useState(false);
  const recording = sound?.recordingOf(texts);
  const speak = sound?.speak;
  return (
    <>
      <button
        className={isPlaying ? 'audio playing' : 'audio'}
        type="button"
        disabled={recording === undefined}
        title={recording?.title ?? noRecordingYet}
        aria-label={recording ? playRecordingLabel(texts.english || texts.spoken) : playRecording}
        aria-describedby={recording ? undefined : 'no-audio'}
        onClick={
          recording &&
          (() => {
            setIsPlaying(true);
            void recording.play().finally(() => setIsPlaying(false));
          })
        }
      >
        <svg aria-hidden="true">
          <use href="#speaker" />
        </svg>
      </button>
      {speak && texts.spoken && (
        <button
          type="button"
          className="button speak"
          title={ownVoice}
          aria-describedby="no-audio"
          onClick={() => speak(texts.spoken)}
        >
          {speakLabel}
        </button>
      )}
    </>
  );
}
