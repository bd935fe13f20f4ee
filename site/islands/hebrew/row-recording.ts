import type { RowRecording } from '../../views/hebrew/lesson-sound.ts';
import type { RowTexts } from '../../views/hebrew/row-texts.ts';
import { recordingsTitle } from './messages.ts';
import { playRecordings } from './play-recordings.ts';
import { formatCredit, type Recording, type Recordings } from './recordings.ts';

/** The recordings of a row: first its main word, then its other forms, without duplicates. */
export function rowRecording({ spoken, forms }: RowTexts, recordings: Recordings): RowRecording | undefined {
  const byUrl = new Map<string, Recording>();
  for (const text of [spoken, ...forms]) {
    const recording = recordings.find(text);
    if (recording) byUrl.set(recording.address, recording);
  }
  if (byUrl.size === 0) return undefined;
  const credits = new Set([...byUrl.values()].map(({ credit }) => formatCredit(credit)));
  return {
    title: recordingsTitle(byUrl.size, [...credits].join('; ')),
    play: () => playRecordings([...byUrl.keys()]),
  };
}
