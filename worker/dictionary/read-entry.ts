import type { EntryColumns } from '#data/dictionary/contract/entry-answer.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { readBatch } from '../database/batch.ts';

/** A row of D1: booleans as numbers, structures as JSON. */
export interface AnswerRow extends Omit<EntryColumns, 'aramaic' | 'definition' | 'derivation'> {
  aramaic: number;
  definition: string;
  derivation: string;
}

/** Columns of a table with the alias `e`. */
export const answerColumns = sql`e.number, e.language, e.aramaic, e.lemma, e.transliteration, e.pronunciation,
  e.part_of_speech AS partOfSpeech, e.definition, e.derivation, e.usage, e.gloss`;

export function answerEntry(row: AnswerRow): EntryColumns {
  return {
    ...row,
    aramaic: row.aramaic === 1,
    definition: JSON.parse(row.definition) as RichText,
    derivation: JSON.parse(row.derivation) as RichText,
  };
}

/** `entry` is `undefined` if the library has none with this number. Throws `LibraryUnavailableError`. */
export async function readEntry(
  database: D1Database,
  number: EntryNumber,
): Promise<{ edition: string; entry: EntryColumns | undefined }> {
  const { edition, rows } = await readBatch<[AnswerRow]>(database, [
    sql`SELECT ${answerColumns} FROM entries AS e WHERE e.number = ${number}`,
  ]);
  const [row] = rows[0];
  return { edition, entry: row && answerEntry(row) };
}
