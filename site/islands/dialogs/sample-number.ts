/** Used if no number is specified. */
const sampleNumber = 'H430';

/** The number of a dialog request, as it was written, or the sample number. */
export function requestedNumber(text: string): string {
  return text.trim() || sampleNumber;
}
