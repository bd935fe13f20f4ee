import type { RecordingCredit } from '#data/hebrew/contract/recordings.ts';

export const noAudioWithoutScripts = 'Audio needs JavaScript.';
export const noRecordings = 'No recording yet: the button is gray.';
export const ownVoiceHint = ' “Speak” uses the Hebrew voice of this device, which is not a recording.';
export const noRecordingYet = 'No recording yet';
export const playRecording = 'Play recording';
export const speak = 'Speak';
export const ownVoice = 'Uses the Hebrew voice of this device';

export function allRecordedMessage(rows: number): string {
  return `All ${rows} have a recording. Select a button to play it.`;
}

export function someRecordedMessage(rows: number, all: number): string {
  return `${rows} of ${all} have a recording. The other buttons are gray.`;
}

export function playRecordingLabel(of: string): string {
  return `Play recording: ${of}`;
}

export function recordingCreditsMessage(credits: readonly RecordingCredit[]): string {
  return `Recordings: ${credits.map(({ speaker, licence }) => `${speaker} (${licence})`).join(', ')}.`;
}
