import type { LocatedWords } from '#data/my-study/locate-words.ts';
import { wordsLostMessage, wordsMovedMessage } from './messages.ts';

/** Where the marked words of rows are in the text of this page. */
const locations = new Map<string, LocatedWords['kind']>();

export function setWordLocation(id: string, kind: LocatedWords['kind']): void {
  locations.set(id, kind);
}

/** A sentence about words of a text that has changed. */
export function messageOfLocation(id: string): string | undefined {
  const kind = locations.get(id);
  return kind === 'moved' ? wordsMovedMessage : kind === 'lost' ? wordsLostMessage : undefined;
}
