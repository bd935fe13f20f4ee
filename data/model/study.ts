/** What Study Mode has cards of. */
export const deckNames = ['phrases', 'words', 'verbs', 'letters'] as const;
export type DeckName = (typeof deckNames)[number];

/** Which side is asked and which is answered. */
export const directions = ['he-en', 'en-he'] as const;
export type Direction = (typeof directions)[number];
