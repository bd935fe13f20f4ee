import { allRecordedMessage, noRecordings, ownVoiceHint, someRecordedMessage } from './sound-messages.ts';

export interface RecordedRows {
  rows: number;
  of: number;
}

export interface AudioNoteProps {
  /** The device has a Hebrew voice. */
  canSpeak?: boolean | undefined;
  /** How many rows of the lesson have a recording; absent until that is known, or if none has. */
  recorded?: RecordedRows | undefined;
}

/** The text about the sound buttons. All variants have a similar length, so that an update causes no layout shift. */
export function audioNoteText({ canSpeak = false, recorded }: AudioNoteProps): string {
  const voice = canSpeak ? ownVoiceHint : '';
  return recordingsText(recorded) + voice;
}

function recordingsText(recorded: RecordedRows | undefined): string {
  // This text is also correct while the number of recordings is unknown.
  if (!recorded || recorded.rows === 0) return noRecordings;
  if (recorded.rows === recorded.of) return allRecordedMessage(recorded.of);
  return someRecordedMessage(recorded.rows, recorded.of);
}
