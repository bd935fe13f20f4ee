import type { RowRecording } from '../../views/hebrew/lesson-sound.ts';
import type { RowTexts } from '../../views/hebrew/row-texts.ts';
import { playRecordings } from './play-recordings.ts';
import { creditWords, type Recording, type Recordings } from './recordings.ts';

/** What is recorded of a row: its own word first, then its other forms, each once. */
export function rowRecording({ spoken, forms }: RowTexts, recordings: Recordings): RowRecording | undefined {
  const byAddress = new Map<string, Recording>();
  for (const text of [spoken, ...forms]) {
    const found = recordings.find(text);
    if (found) byAddress.set(found.address, found);
  }
  if (byAddress.size === 0) return undefined;
  const credits = new Set([...byAddress.values()].map(({ credit }) => creditWords(credit)));
  return {
    title: `${byAddress.size > 1 ? `${byAddress.size} recordings: ` : ''}${[...credits].join('; ')}`,
    play: () => playRecordings([...byAddress.keys()]),
  };
}
