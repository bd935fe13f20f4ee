/** Decks whose cards are built with the site. */
export const builtDeckNames = ['phrases', 'words', 'verbs', 'letters', 'vowels', 'numbers', 'binyanim'] as const;
export type BuiltDeckName = (typeof builtDeckNames)[number];

/** All decks of Study Mode; `mine` has the words that a reader collected from entries. */
export const deckNames = [...builtDeckNames, 'mine'] as const;
export type DeckName = (typeof deckNames)[number];

/** Which side is the question and which is the answer. */
export const directions = ['he-en', 'en-he'] as const;
export type Direction = (typeof directions)[number];

/**
 * The kinds of exercise: plain cards; a choice of four answers; building the Hebrew word from letters; listening
 * without seeing the word.
 */
export const exercises = ['cards', 'choose', 'build', 'listen'] as const;
export type Exercise = (typeof exercises)[number];

export type Speaker = 'man' | 'woman';

export interface StudySettings {
  deck: DeckName;
  direction: Direction;
  exercise: Exercise;
  /** The order of new cards: that of the deck, or most frequent in the Bible first. */
  order: 'deck' | 'bible';
  /** Whether answers of cards are typed; otherwise the reader only thinks of them. */
  typing: boolean;
  newPerDay: number;
  /** Whether a new card is shown before it is asked. */
  shown: boolean;
  /** Whose forms are asked, if a phrase differs between a man and a woman. */
  speaker: Speaker;
  /** The reader's own goal of answers per day; 0 for none. */
  goal: number;
}

/**
 * `other`: another word with the same meaning. `nearly`: one wrong letter. `unknown`: nothing was typed. `none`: the
 * reader only thought of the answer.
 */
export type Verdict = 'right' | 'other' | 'nearly' | 'wrong' | 'unknown' | 'none';

/** 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Grade = 1 | 2 | 3 | 4;
