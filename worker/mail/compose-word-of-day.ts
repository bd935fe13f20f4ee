import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { taggedVersion } from '#data/reading/readable-version.ts';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { formatVerse, verseIdOfKey } from '#data/bible/verse-id.ts';
import type { MailedWord } from '#views/mail/WordMail.tsx';
import { readBatch } from '../database/batch.ts';
import { readEntry } from '../dictionary/read-entry.ts';
import { readExamples } from '../dictionary/read-examples.ts';

const dayMs = 86_400_000;
/** Consecutive days advance by a prime number, so that consecutive words do not share a root. */
const step = 7_919;
/** Words in fewer verses are too rare. */
const minVerses = 5;
/** Max characters of a verse. A longer one is cut and ends in "…". */
const maxVerseChars = 320;

/**
 * The Hebrew word of a day: the same for everyone, different every day, not a proper name, and with a verse to show.
 * Throws `LibraryUnavailableError`. Returns `undefined` if the library has no such word.
 */
export async function readWordOfDay(library: D1Database, day: Date): Promise<MailedWord | undefined> {
  const turn = Math.floor(day.getTime() / dayMs) * step;
  const { rows } = await readBatch<[{ number: EntryNumber }]>(library, [
    sql`WITH known AS (SELECT e.number, e.ordinal FROM entries AS e
        JOIN occurrences AS o ON o.number = e.number AND o.version = ${taggedVersion}
        WHERE e.language = 'hebrew' AND e.aramaic = 0 AND e.part_of_speech NOT LIKE '%proper%' AND e.gloss <> ''
          AND o.verse_total >= ${minVerses})
      SELECT number FROM known ORDER BY ordinal LIMIT 1 OFFSET ${turn} % max(1, (SELECT count(*) FROM known))`,
  ]);
  const number = rows[0][0]?.number;
  if (!number) return undefined;
  const [{ entry }, examples] = await Promise.all([
    readEntry(library, number),
    readExamples(library, { number, page: 1, pageSize: 1, version: taggedVersion }),
  ]);
  const [verse] = examples.rows;
  const definition = entry ? plainRichText(entry.definition) : '';
  return (
    entry && {
      number,
      lemma: entry.lemma,
      transliteration: entry.transliteration,
      pronunciation: entry.pronunciation,
      partOfSpeech: entry.partOfSpeech,
      gloss: entry.gloss,
      definition: definition === entry.gloss ? '' : definition,
      total: examples.total?.total ?? 0,
      verse: verse && {
        reference: formatVerse(verseIdOfKey(verse.key)),
        text: shorten(verse.text),
        version: examples.version?.name ?? '',
      },
      path: `/${productSlug}/${number}`,
    }
  );
}

function shorten(text: string): string {
  if (text.length <= maxVerseChars) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxVerseChars))}…`;
}
