import type { EntryNumber, Language } from './entry-number.ts';

/** What lists and tables show of an entry. */
export interface EntrySummary {
  number: EntryNumber;
  language: Language;
  aramaic: boolean;
  lemma: string;
  /** Empty where the dictionary has none. */
  transliteration: string;
  gloss: string;
}
