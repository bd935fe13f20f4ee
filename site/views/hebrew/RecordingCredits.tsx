import type { RecordingCredit } from '#data/hebrew/contract/recordings.ts';

export interface RecordingCreditsProps {
  /** Of what can be heard on the page; absent where nothing can. */
  credits?: readonly RecordingCredit[] | undefined;
}

/** Stands behind what is read, so that it moves nothing of it when it comes. */
export function RecordingCredits({ credits }: RecordingCreditsProps) {
  if (!credits) return null;
  return (
    <p className="small">
      {`Recordings: ${credits.map(({ speaker, licence }) => `${speaker} (${licence})`).join(', ')}.`}
    </p>
  );
}
