/** Messages of the text that is copied from an entry. */
export const pronunciationLine = 'Pronunciation';
export const etymologyLine = 'Etymology';
export const definitionLine = 'Definition';
export const usageLine = 'Usage';
