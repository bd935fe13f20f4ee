import type { EntryNumber, Language } from '../entry-number.ts';
import { plainRichText, type RichText } from '../rich-text.ts';
import type { EntryAnswer } from './entry.ts';

/** The columns of an entry that its response consists of. */
export interface EntryColumns {
  number: EntryNumber;
  language: Language;
  aramaic: boolean;
  lemma: string;
  transliteration: string;
  pronunciation: string;
  partOfSpeech: string;
  definition: RichText;
  derivation: RichText;
  usage: string;
  gloss: string;
}

/** The response for a row of the library. The endpoint and the static shards both use it, so they are always equal. */
export function formatEntryAnswer(entry: EntryColumns): EntryAnswer {
  return {
    id: entry.number,
    strongsNumber: entry.number,
    language: entry.language,
    aramaic: entry.aramaic,
    word: entry.lemma,
    transliteration: entry.transliteration,
    pronunciation: entry.pronunciation,
    partOfSpeech: entry.partOfSpeech,
    definition: plainRichText(entry.definition),
    origin: plainRichText(entry.derivation),
    usage: entry.usage,
    gloss: entry.gloss,
  };
}
