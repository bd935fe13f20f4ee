import { formatCountOf } from '#data/site/count-text.ts';
import type { DeckName, Grade } from '#data/study/decks.ts';
import { deckTitles } from '../../views/study/messages.ts';
import { deckPhrase } from './progress-messages.ts';

export const today = 'Today';
/** Overdue cards that were moved to the next days. */
export function spreadMessage(moved: number, days: number): string {
  const when = days === 1 ? 'tomorrow' : `the next ${days} days`;
  return `Many cards are waiting. So that today is not too long, ${formatCountOf(moved, 'card')} moved to ${when}.`;
}

// Records that cannot be read
export const daysUnreadable =
  'Your record of study days could not be read, so the days are counted again from today. The old record is saved separately.';
export const wordsUnreadable =
  'Your record of “My words” could not be read, so the deck starts empty. The old record is saved separately.';

export const formForMan = 'For a man';

/** The English of a phrase whose form depends on the person that it is said to or is about. */
export const saidToSomebody = /\((?:to|about) a man\)/;

/** The English of a phrase that a man says, for a woman. */
export function womanMeaning(english: string): string {
  return english.replace(/\(([^)]*)\)/g, (bracket) => bracket.replace(/\bmasculine\b/, 'feminine'));
}

export const gradeNames: Record<Grade, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };

/** "1 min", "3 hours", "12 days", "4 months", "2 years". */
export function formatInterval(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 24 * 60) return formatCountOf(Math.round(minutes / 60), 'hour');
  const days = Math.round(minutes / 60 / 24);
  if (days < 61) return formatCountOf(days, 'day');
  return days < 700
    ? formatCountOf(Math.round(days / 30.44), 'month')
    : formatCountOf(Math.round(days / 365.25), 'year');
}

// Loading
export const loadingCards = 'Loading your cards…';
export const cardsNotLoaded = 'The cards could not be loaded. Check your connection and reload this page.';

export function deckNotLoadedMessage(name: DeckName): string {
  return `The deck “${deckTitles[name]}” could not be loaded. Check your connection and select the deck again.`;
}

// The end of a run
export const nothingDue = 'This deck has no card to review now.';

export function answeredMessage(answered: number, known: number): string {
  return `You knew ${known} of ${formatCountOf(answered, 'answer')}.`;
}

/** `days` is the number of days until the card is due; 0 for a card that is due within minutes. */
export function nextCardMessage(wait: number, days: number): string {
  if (days === 0) return `The next card comes back in ${formatInterval(wait)}.`;
  return `The next card comes back ${days === 1 ? 'tomorrow' : `in ${formatCountOf(days, 'day')}`}.`;
}

export function newCardsLeftMessage(left: number): string {
  return `You have not seen ${formatCountOf(left, 'card')} of this deck yet.`;
}

// Importing a file
export const notProgress = 'This file is not progress exported from Study Mode.';
export const cutOffFile = 'This file is damaged: a part of it is missing. Export it again.';
export const progressTooLarge = 'This file is too large to be progress exported from Study Mode.';
export const progressFromLaterVersion =
  'This file is from a later version of Study Mode. Reload this page and try again.';
export const unknownDecks = 'This file is damaged, or from another version of Study Mode: it contains unknown decks.';
export const damagedDays = 'This file is damaged: the days with answers cannot be read.';
export const damagedWords = 'This file is damaged: the words from the dictionary cannot be read.';
export const noDecksInFile = 'This file contains no progress.';
export const merged = 'The file was merged with the progress on this device.';

export function damagedDeckMessage(name: DeckName): string {
  return `This file is damaged: the progress in ${deckPhrase(name)} cannot be read.`;
}

export function nothingChangedMessage(error: string): string {
  return `${error} Nothing was changed.`;
}

/** What Replace deletes from this device. */
interface Replaced {
  hasDecks: boolean;
  hasWords: boolean;
}

function replacedPhrase({ hasDecks, hasWords }: Replaced): string {
  const parts = [hasDecks && 'your progress in these decks', hasWords && 'your words on this device'];
  return parts.filter(Boolean).join(' and ') || 'nothing';
}

export function replacedMessage(replaced: Replaced): string {
  return `The file replaced ${replacedPhrase(replaced)}.`;
}

export function progressFileMessage(
  file: Replaced & { words: number; decks: readonly (readonly [name: DeckName, answered: number])[] },
): string {
  const decks = file.decks.map(([name, answered]) => `${deckPhrase(name)} ${answered}`).join(', ') || 'none';
  const words = file.words > 0 ? `Words from the dictionary: ${file.words}. ` : '';
  return `${words}Cards answered in the file: ${decks}. Merge uses the later answer of each card. Replace deletes ${replacedPhrase(file)}.`;
}
