export interface RecordedRows {
  rows: number;
  of: number;
}

export interface AudioNoteProps {
  /** The device has a Hebrew voice. */
  canSpeak?: boolean | undefined;
  /** How many rows of the lesson have a recording; absent until that is known, or if none has. */
  heard?: RecordedRows | undefined;
}

/** The text about the sound buttons. All variants have a similar length, so that an update causes no layout shift. */
export function audioNoteText({ canSpeak = false, heard }: AudioNoteProps): string {
  const voice = canSpeak ? ' “Speak” uses this device’s own Hebrew voice, which is not a recording.' : '';
  return recordingsText(heard) + voice;
}

function recordingsText(recorded: RecordedRows | undefined): string {
  // This text is also correct while the number of recordings is unknown.
  if (!recorded || recorded.rows === 0) return 'No recording yet: the button is gray.';
  if (recorded.rows === recorded.of) return `Each of the ${recorded.of} has a recording, which its button plays.`;
  return `${recorded.rows} of ${recorded.of} can be heard; the other buttons have no recording yet.`;
}
