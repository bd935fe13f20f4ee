// Every page with an entry loads these, so they are not in `messages.ts`.

export const notAdded = 'Not added';
export const notRemoved = 'Not removed';
export const addedToMyWords = 'Added to my words';
export const studyMyWords = 'To study them, select the deck “My words” in Study Mode.';
export const wordsNotSaved = 'This browser does not let the page save anything on this device, or its storage is full.';

export function tooManyWordsMessage(most: number): string {
  return `You have ${most.toLocaleString('en')} words, which is the maximum. Remove some in Study Mode first.`;
}
