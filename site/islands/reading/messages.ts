export const settingsLabel = 'Reading settings';
export const textSize = 'Text size';
export const smallSize = 'Small';
export const mediumSize = 'Medium';
export const largeSize = 'Large';
export const extraLargeSize = 'Extra large';
export const strongsNumbers = 'Strong’s numbers';
export const vowelsName = 'Vowels (nikud)';
export const accentsName = 'Accents (te’amim)';

export const bookLabel = 'Book';
export const chapterLabel = 'Chapter';
export const verseLabel = 'Verse';
export const componentsLabel = 'Components';
export const toggleTab = 'Toggle Component';
export const threeColumnTab = 'Three-Column Dialog';
export function openDialogMessage(reference: string): string {
  return `Open the dialog for ${reference}`;
}
export const showVerse = 'Show verse';
export const verseLoading = 'Loading verse...';
/** The reason is a sentence, or empty if it is unknown. */
export function verseDataFailedMessage(reason: string): string {
  return `Failed to load verse data${reason && `: ${reason}`}`;
}
export const showNumbers = 'Show Strong’s Numbers';
