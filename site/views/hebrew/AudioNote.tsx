import { audioNoteText, type AudioNoteProps } from './audio-note-text.ts';
import { noAudioWithoutScripts } from './sound-messages.ts';

/** The icon of the sound buttons, and a note about which of them are disabled. */
export function AudioNote(props: AudioNoteProps) {
  return (
    <>
      <svg display="none">
        <symbol id="speaker" viewBox="0 0 24 24">
          <path
            d="M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </symbol>
      </svg>
      <p className="small" id="no-audio">
        <span className="without-js">{noAudioWithoutScripts}</span>
        <span className="js">{audioNoteText(props)}</span>
      </p>
    </>
  );
}
