import { eq } from 'drizzle-orm';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import type { Library } from './library.ts';

/** What an answer about an entry shows. */
export const answerColumns = {
  number: entries.number,
  language: entries.language,
  aramaic: entries.aramaic,
  lemma: entries.lemma,
  transliteration: entries.transliteration,
  pronunciation: entries.pronunciation,
  partOfSpeech: entries.partOfSpeech,
  definition: entries.definition,
  derivation: entries.derivation,
  usage: entries.usage,
  gloss: entries.gloss,
};

/** No row or one. */
export function entryByNumber(db: Library, number: EntryNumber) {
  return db.select(answerColumns).from(entries).where(eq(entries.number, number));
}
