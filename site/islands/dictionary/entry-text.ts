import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import { definitionLine, etymologyLine, pronunciationLine, usageLine } from './entry/messages.ts';

/** The copied fields of an entry. Empty fields are left out. */
export interface EntryText {
  number: string;
  word: string;
  transliteration: string;
  pronunciation: string;
  etymology: string;
  definition: string;
  usage: string;
}

export function entryText(entry: EntryAnswer): EntryText {
  const { strongsNumber, word, transliteration, pronunciation, origin, definition, usage } = entry;
  return { number: strongsNumber, word, transliteration, pronunciation, etymology: origin, definition, usage };
}

/** `STRONGS H430 - אֱלֹהִים (ʼĕlôhîym)`, then pronunciation, etymology, definition and usage, one line each. */
export function formatEntryText(entry: EntryText): string {
  const { number, word, transliteration, pronunciation, etymology, definition, usage } = entry;
  const lines: [label: string, text: string][] = [
    [pronunciationLine, pronunciation],
    [etymologyLine, etymology],
    [definitionLine, definition],
    [usageLine, usage],
  ];
  return [
    `STRONGS ${number} - ${word}${transliteration ? ` (${transliteration})` : ''}`,
    ...lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}
