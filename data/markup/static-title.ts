import { languageOf, tryParseEntryNumber } from '../model/entry-number.ts';
import type { EntryCard } from './entry-card.ts';

const separator = ' · ';

/** An entry in one line, as the static search keeps it: "H2091 · זָהָב · zâhâb · gold". */
export function formatStaticTitle({ number, lemma, transliteration, gloss }: Pick<EntryCard, 'number' | 'lemma' | 'transliteration' | 'gloss'>): string {
  return [number, lemma, transliteration, gloss].join(separator);
}

/** `undefined` for a line that is none. */
export function tryParseStaticTitle(title: string): EntryCard | undefined {
  const [first = '', lemma = '', transliteration = '', ...gloss] = title.split(separator);
  const number = tryParseEntryNumber(first.trim());
  if (!number || !lemma) return undefined;
  return { number, language: languageOf(number), aramaic: false, lemma, transliteration, gloss: gloss.join(separator) };
}
