import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { playRecordings } from '../hebrew/play-recordings.ts';
import type { Recording, Recordings } from '../hebrew/recordings.ts';
import { speakHebrew } from '../hebrew/speech.ts';

/** The recording of a card. A single letter uses the recording of its name, which is one of its forms. */
export function recordingOfCard(
  { hebrew, forms }: StudyCard,
  recordings: Recordings | undefined,
): Recording | undefined {
  const name = forms.find(({ label }) => label === 'Name')?.hebrew;
  return recordings?.find(hebrew) ?? (name === undefined ? undefined : recordings?.find(name));
}

/** Plays the recording, or speaks with the device's voice. */
export function playCard({ hebrew }: StudyCard, recording: Recording | undefined): void {
  if (recording) void playRecordings([recording.address]);
  else speakHebrew(hebrew);
}
