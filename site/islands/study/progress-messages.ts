import type { DeckName } from '#data/study/decks.ts';

// Every page with an entry loads these to sync, so they are not in `messages.ts`.

/** The name of a deck within a sentence. */
export function deckPhrase(name: DeckName): string {
  return name === 'mine' ? 'my words' : name;
}

export const storageRefused =
  'This browser does not let the page save anything on this device. You will lose your progress when you leave, so export it to a file.';
export const storageFull = 'This device has no free storage for your progress. Export it to a file.';

export function progressUnreadableMessage(deck: DeckName, isFromLaterVersion: boolean): string {
  const why = isFromLaterVersion ? 'is from a later version of this page' : 'could not be read';
  return `Your saved progress in ${deckPhrase(deck)} ${why}, so this deck starts again from the beginning. The old record is saved separately.`;
}
