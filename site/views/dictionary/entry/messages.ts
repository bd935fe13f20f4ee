/** Messages of entry pages, apart from those of lists so that an entry loads only its own. */
export const addToWords = 'Add to my words';
export const inWords = 'In my words ✓';
export const removeFromWords = 'Remove from my words';

export const pagesOfExamples = 'Pages of examples';
