/** Decks whose cards are files of the site. */
export const builtDeckNames = ['phrases', 'words', 'verbs', 'letters', 'vowels', 'numbers', 'binyanim'] as const;
export type BuiltDeckName = (typeof builtDeckNames)[number];

/** What Study Mode has cards of; `mine` are the words that a reader collected from entries. */
export const deckNames = [...builtDeckNames, 'mine'] as const;
export type DeckName = (typeof deckNames)[number];

/** A deck within a sentence, after "your" and "of". */
export function deckPhrase(name: DeckName): string {
  return name === 'mine' ? 'own words' : name;
}

/** Which side is asked and which is answered. */
export const directions = ['he-en', 'en-he'] as const;
export type Direction = (typeof directions)[number];

/**
 * How a card is asked: as it is; with four answers to choose from; with letters to build the Hebrew from; or heard and
 * not shown.
 */
export const exercises = ['cards', 'choose', 'build', 'listen'] as const;
export type Exercise = (typeof exercises)[number];

export interface StudySettings {
  deck: DeckName;
  direction: Direction;
  exercise: Exercise;
  /** In which order new cards come: the deck's own, or the commonest in the Bible first. */
  order: 'deck' | 'bible';
  /** Answers of cards are typed, else only thought of. */
  typing: boolean;
  newPerDay: number;
  /** Answers a day that the reader has set for himself; 0 for none. */
  goal: number;
}

/** `other`: another word with the same meaning. `nearly`: right but for one letter. `none`: nothing was typed. */
export type Verdict = 'right' | 'other' | 'nearly' | 'wrong' | 'none';

/** 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Grade = 1 | 2 | 3 | 4;
