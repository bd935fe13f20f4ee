import { formatCountOf } from '#data/site/count-text.ts';

export const notPlayable = 'This recording cannot be played now';
export const notPlayableHint = 'It is not saved on this device and could not be loaded.';

/** The tooltip of a button that plays recordings, for example "2 recordings: Dana Levi, CC BY 4.0". */
export function recordingsTitle(count: number, credits: string): string {
  return count > 1 ? `${formatCountOf(count, 'recording')}: ${credits}` : credits;
}
