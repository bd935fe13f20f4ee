import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AudioNote } from '../../views/learning/AudioNote.tsx';
import { drawNote, heardRows, onHeardRows } from './heard-rows.ts';
import { lessonRows } from './lesson-rows.ts';
import { speakHebrew } from './speech.ts';
import { useHebrewVoice } from './use-hebrew-voice.ts';

/** Puts a second button beside each one for a recording, where the device can speak Hebrew, and says whose voice it is. */
export function SpeakingNote() {
  drawNote();
  const canSpeak = useHebrewVoice();
  const heard = useSyncExternalStore(onHeardRows, heardRows, heardRows);
  return (
    <>
      <AudioNote canSpeak={canSpeak} heard={heard} />
      {canSpeak &&
        lessonRows().map(
          ({ spoken, sound }, index) => sound && spoken && createPortal(<SpeakButton word={spoken} />, sound, index),
        )}
    </>
  );
}

function SpeakButton({ word }: { word: string }) {
  return (
    <button
      type="button"
      className="button speak"
      title="Speaks with this device’s own voice"
      aria-describedby="no-audio"
      onClick={() => speakHebrew(word)}
    >
      Speak
    </button>
  );
}
