import type { RecordingCredit } from '#data/hebrew/contract/recordings.ts';
import { recordingCreditsMessage } from './sound-messages.ts';

export interface RecordingCreditsProps {
  /** Credits for the recordings on the page; absent if it has none. */
  credits?: readonly RecordingCredit[] | undefined;
}

/** Placed after the content, so that nothing shifts when it appears. */
export function RecordingCredits({ credits }: RecordingCreditsProps) {
  if (!credits) return null;
  return <p className="small">{recordingCreditsMessage(credits)}</p>;
}
