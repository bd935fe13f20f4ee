/** Shown where no number is given. */
const sampleNumber = 'H430';

/** The number that a dialog is asked for, as it was written. */
export function askedNumber(text: string): string {
  return text.trim() || sampleNumber;
}
