import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { originalCodes } from '#data/dictionary/example-originals.ts';
import type { ParsedForms } from '#data/dictionary/word-forms.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { readBatch } from '../database/batch.ts';
import type { ExamplesEntry } from './read-examples.ts';

/** How often a parsed text has a word, by form and by book. */
export interface StudiedText {
  code: string;
  name: string;
  shortName: string;
  language: string;
  direction: 'ltr' | 'rtl';
  total: number;
  forms: ParsedForms[];
  books: [book: number, times: number][];
}

export interface WordStudy {
  entry: ExamplesEntry | undefined;
  /** The best to read first. */
  texts: StudiedText[];
  renderings: { text: string; total: number }[];
}

type StudyRows = [
  entry: Omit<ExamplesEntry, 'aramaic'> & { aramaic: number },
  text: Omit<StudiedText, 'forms' | 'books'> & { forms: string; books: string },
  rendering: { text: string; total: number },
];

/** Everything that is counted of a number, in one batch. */
export async function readWordStudy(database: D1Database, number: EntryNumber): Promise<WordStudy> {
  const codes = originalCodes(number);
  const { rows } = await readBatch<StudyRows>(database, [
    sql`SELECT lemma, transliteration, gloss, language, aramaic FROM entries WHERE number = ${number}`,
    sql`SELECT v.code, v.name, v.short_name AS shortName, v.language, v.direction, o.total, o.forms,
        (SELECT json_group_array(json_array(book, times)) FROM
          (SELECT (place.value ->> 0) / 1000000 AS book, sum(place.value ->> 1) AS times
            FROM json_each(o.verses) AS place GROUP BY book ORDER BY book)) AS books
      FROM json_each(${JSON.stringify(codes)}) AS wanted
      JOIN versions AS v ON v.code = wanted.value
      JOIN occurrences AS o ON o.number = ${number} AND o.version = v.code
      ORDER BY wanted.key`,
    sql`SELECT text, total FROM renderings WHERE number = ${number} ORDER BY position`,
  ]);
  const [[entry], texts, renderings] = rows;
  return {
    entry: entry && { ...entry, aramaic: entry.aramaic === 1 },
    texts: texts.map((text) => ({
      ...text,
      forms: JSON.parse(text.forms) as ParsedForms[],
      books: JSON.parse(text.books) as [number, number][],
    })),
    renderings,
  };
}
