/** Messages of the script that every entry loads, and of the text that is copied from it. */
export const backToResults = '← Back to Search Results';
export const pronunciationLine = 'Pronunciation';
export const etymologyLine = 'Etymology';
export const definitionLine = 'Definition';
export const usageLine = 'Usage';
