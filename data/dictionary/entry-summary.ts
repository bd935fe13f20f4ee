import type { EntryNumber, Language } from './entry-number.ts';

/** The data of an entry for lists and tables. */
export interface EntrySummary {
  number: EntryNumber;
  language: Language;
  aramaic: boolean;
  lemma: string;
  /** Empty where the dictionary has none. */
  transliteration: string;
  gloss: string;
}
