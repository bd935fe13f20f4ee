import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import type { DeckName, Direction, Exercise, Verdict } from '#data/study/decks.ts';

export const studyTitle = 'Study Mode';
export const studyDescription =
  'Hebrew flashcards for letters, vowels, words, verbs and phrases. Each card comes back before you forget it, and words come with a Bible verse. Works offline.';

// The page
export const contentLabel = 'Content';
export const backToLearning = '← Hebrew Learning Center';
export const needsScripts =
  'Study Mode shows flashcards and plans when to repeat each of them. It needs JavaScript. Without JavaScript you can read the same content here:';
export const readVerseLink = 'Read a Bible verse in Hebrew →';
export const repetitionHint = 'Each card comes back shortly before you would forget it.';

// Setup
export const setupLabel = 'Or choose what to study';
export const deckLegend = 'Deck';
export const directionLegend = 'Direction';
export const exerciseLegend = 'Exercise';
export const deckTitles: Record<DeckName, string> = {
  phrases: 'Phrases',
  words: 'Words',
  verbs: 'Verbs',
  letters: 'Letters',
  vowels: 'Vowels',
  numbers: 'Numbers',
  binyanim: 'Verb patterns',
  mine: 'My words',
};
export const directionTitles: readonly [direction: Direction, title: string][] = [
  ['he-en', 'Hebrew → English'],
  ['en-he', 'English → Hebrew'],
];
/** Collected words may also be Greek. */
export const ownDirectionTitles: typeof directionTitles = [
  ['he-en', 'Word → English'],
  ['en-he', 'English → word'],
];
export const exerciseTitles: readonly [exercise: Exercise, title: string][] = [
  ['cards', 'Flashcards'],
  ['choose', 'Multiple choice'],
  ['build', 'Build the word'],
  ['listen', 'Listen'],
];
export const noVoice = 'This device has no Hebrew voice, so cards are shown instead of spoken.';
export const noVoiceButRecordings = 'This device has no Hebrew voice, so cards without a recording are shown.';
export const typeAnswers = 'Type the answers';
export const showNewCards = 'Show new cards before asking';
export const womanForms = 'Use the forms that a woman says';
export const mostFrequentFirst = 'Most frequent first';
export const newCardsLabel = 'New cards a day ';
export const loadingDeck = 'Loading the cards…';
export const begin = 'Begin';
export const studySavedOffline = 'Saved on this device: Study Mode and its decks work offline.';

/** For example "7 cards · 2 to review". */
export function deckSizeMessage(total: number | undefined, due = 0): string {
  const cards = total === undefined ? 'From the dictionary' : formatCountOf(total, 'card');
  return due > 0 ? `${cards} · ${formatCount(due)}\u00A0to\u00A0review` : cards;
}

// The state of a deck
export const dueLabel = 'to review';
export const newLabel = 'new';
export const answeredLabel = 'answered';
export const newToday = 'new for today';
export const knownWellLabel = 'known well';
export const knownLabel = 'known';
export const learningLabel = 'learning';

// The streak
export const streakHeading = 'Your streak';
export const goalMeterLabel = 'Answers today, of the daily goal';
export const goalLabel = 'Daily goal, in answers ';
export const startStreak = 'Answer one card to start a streak.';
export const startNewStreak = 'Answer one card today to start a new streak.';
export const forecastCaption = 'Cards to review in the next days';

export function goalMessage(today: number, goal: number): string {
  return today >= goal
    ? `${formatCountOf(today, 'answer')} today. You reached your daily goal.`
    : `${formatCount(today)} of ${formatCountOf(goal, 'answer')} today`;
}

export function streakMessage(days: number): string {
  return `${formatCountOf(days, 'day')} in a row. One missed day does not break your streak.`;
}

export function knownAnswersMessage(right: number, all: number): string {
  return `You knew ${Math.round((100 * right) / all)}% of ${formatCountOf(all, 'answer')} in the last 30 days.`;
}

export const practiceHard = 'Practice these once';

export function hardWordsMessage(count: number): string {
  return `Difficult for you: ${formatCount(count)}`;
}

// Today
export const todayHeading = 'Today';
export const startToday = 'Start';
export const readVerse = 'Read a verse';
export const doneToday = 'You are done for today. Come back tomorrow.';
export const verseStep = 'Then read a verse made of words you know.';
export const verseAfterwards = 'You can also read a verse made of words you know.';
export const pathMessage =
  'New to Hebrew? First you learn the letters, then the vowels and your first words. After about a week you read a verse of the Bible.';

/** For example "Letters: 5 to review, 10 new". */
export function todayStepMessage(name: string, due: number, fresh: number): string {
  const parts = [due > 0 && `${formatCount(due)} to review`, fresh > 0 && `${formatCount(fresh)} new`];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

export function nextStepMessage(name: string): string {
  return `Next: ${name}`;
}

// A card
export const newCard = 'New card';
/** Shown with each new card of a deck. */
export const newCardHints: Partial<Record<DeckName, string>> = {
  letters: 'Hebrew is read from right to left.',
  vowels: 'The mark is the small sign at the letter. You say the letter first, then the vowel.',
};
export const askMe = 'Ask me';
export const cardsLabel = 'Cards';
export const undo = 'Undo';
export const leave = 'Leave';
export const playAgain = 'Hear it again';
export const gradesLabel = 'How well did you know it?';
export const answerLabels = {
  en: 'In English',
  he: 'In Hebrew, with or without nikud, or in Latin letters',
  grc: 'In Greek, with or without accents, or in Latin letters',
};
/** Decks that ask for something other than a translation. */
export const deckAnswerLabels: Partial<Record<DeckName, Record<Direction, string>>> = {
  letters: { 'he-en': 'Name of the letter', 'en-he': 'The letter in Hebrew' },
  vowels: { 'he-en': 'Name of the mark', 'en-he': 'The vowel mark' },
  binyanim: {
    'he-en': 'Name of the pattern (binyan)',
    'en-he': 'A verb with this pattern, in Hebrew or Latin letters',
  },
};
export const check = 'Check';
export const doNotKnow = 'I don’t know';
export const showAnswer = 'Show the answer';
export const choicesLabel = 'Answers';
export const builtLabel = 'Your answer';
export const lettersLabel = 'Letters';
export const removeLast = 'Remove last';
export const keyboardLabel = 'Hebrew keyboard';
export const deleteLetter = 'Delete the last letter';
export const space = 'Space';

// The answer
export const answerLabel = 'Answer';
export const verdicts: Record<Exclude<Verdict, 'none'>, string> = {
  unknown: 'Here is the answer.',
  right: 'Right.',
  other: 'Right. This is another word for it.',
  nearly: 'Almost right. Check the spelling.',
  wrong: 'Not right.',
};
export const yourAnswer = { typed: 'You typed:', chosen: 'You chose:', built: 'You built:', shown: 'Your answer:' };
export const wasRight = 'I was right';
export const play = 'Play';
export const speak = 'Speak';
export const ownVoice = 'Uses the Hebrew voice of this device';

export function recordingSpeakerMessage(speaker: string): string {
  return `Recording: ${speaker}`;
}

export function timesInOriginalMessage(times: number, isGreek: boolean): string {
  return `${formatCountOf(times, 'time')} in the ${isGreek ? 'Greek New Testament' : 'Hebrew Bible'}`;
}

// The end of a run
export const doneHeading = 'Done for now';
export const moreCards = 'Learn more cards';
export const backToDecks = 'Back to all decks';

// Collected words
export const notLoadedYet = 'It will load when you are back online.';
export const remove = 'Remove';
export const removedMessage = ' was removed. Your progress with it is saved.';

export function myWordsMessage(count: number): string {
  return `My words: ${formatCount(count)}`;
}

export function removeWordLabel(number: string): string {
  return `Remove ${number}`;
}

// Moving progress
export const transferSummary = 'Move progress to another device';
export const transferHint =
  'Your progress is saved on this device. If you sign in, it is also saved in your account. You can also move it with a file.';
export const exportToFile = 'Export to a file';
export const importFromFile = 'Import from a file';
export const merge = 'Merge';
export const replace = 'Replace';
export const cancel = 'Cancel';
