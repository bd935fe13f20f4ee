export const backToStudy = '← Study Mode';
export const readVerseDescription =
  'Read a verse of the Hebrew Bible with words that you know. See the meaning of each word, and compare your translation with the King James Version.';
export const readVerseTitle = 'Read a verse';
export const versesNotLoaded = 'The verses could not be loaded. Check your connection and reload this page.';
export const choosingVerse = 'Choosing a verse…';
export const answerLabel = 'Answer';
export const pronunciation = 'How is this verse read?';
export const divineName = 'YHWH, the name of God, is read “Adonai” (the Lord).';
export const translationLabel = 'What does it say?';
export const compare = 'Compare with the King James Version';
export const yours = 'Your translation';
export const kingJames = 'King James Version';
export const understood = 'I understood it';
export const notYet = 'Not yet';

export function knownInVerseMessage(count: number, taught: number): string {
  return `You know ${count} of ${taught} words in this verse, counting each word once and no names. Select a word to see how it is read and what it means.`;
}
