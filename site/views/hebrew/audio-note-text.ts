export interface HeardRows {
  rows: number;
  of: number;
}

export interface AudioNoteProps {
  /** The device has a Hebrew voice. */
  canSpeak?: boolean | undefined;
  /** How many of the lesson's rows have a recording; absent until that is known, and where none has. */
  heard?: HeardRows | undefined;
}

/** What is said of the buttons for sound; about as long either way, so that it moves nothing when it changes. */
export function audioNoteText({ canSpeak = false, heard }: AudioNoteProps): string {
  const voice = canSpeak ? ' “Speak” uses this device’s own Hebrew voice, which is not a recording.' : '';
  return recordingsText(heard) + voice;
}

function recordingsText(heard: HeardRows | undefined): string {
  // True as well while it is not known yet whether there is any.
  if (!heard || heard.rows === 0) return 'A button is off where no recording exists yet.';
  if (heard.rows === heard.of) return `Each of the ${heard.of} has a recording, which its button plays.`;
  return `${heard.rows} of ${heard.of} can be heard; the other buttons have no recording yet.`;
}
