import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { playRecordings } from '../hebrew/play-recordings.ts';
import type { Recording, Recordings } from '../hebrew/recordings.ts';
import { speakHebrew } from '../hebrew/speech.ts';

/** What is recorded of a card. A letter by itself is heard by its name, which stands among its forms. */
export function recordingOf({ hebrew, forms }: StudyCard, recordings: Recordings | undefined): Recording | undefined {
  const name = forms.find(({ label }) => label === 'Name')?.hebrew;
  return recordings?.find(hebrew) ?? (name === undefined ? undefined : recordings?.find(name));
}

/** A recording goes before the device's voice. */
export function hearCard({ hebrew }: StudyCard, recording: Recording | undefined): void {
  if (recording) void playRecordings([recording.address]);
  else speakHebrew(hebrew);
}
