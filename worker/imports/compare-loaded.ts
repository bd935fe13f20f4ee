import { sql } from '#data/search/sql/sql-tag.ts';
import type { Difference } from '#data/administration/contract/imports.ts';
import { formatVerse, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { rowsOfLibrary } from '../database/library-writer.ts';

/** Verses per query. */
const pageSize = 4_000;
const maxExamples = 5;
const lastVerseId = 99_999_999;

/**
 * Compares the new text with the one loaded under the same code, as readers would see it. Returns `undefined` if none
 * is loaded or no word differs.
 */
export async function compareWithLoaded(
  library: D1Database,
  code: string,
  verses: readonly VerseText[],
): Promise<Difference | undefined> {
  const [loaded] = await rowsOfLibrary<{ id: number; name: string }>(
    library,
    sql`SELECT id, name FROM versions WHERE code = ${code}`,
  );
  if (!loaded) return undefined;
  const newTexts = new Map<VerseId, string>(verses.map(({ id, text }) => [id, text]));
  const difference: Difference = { name: loaded.name, added: 0, removed: 0, changed: 0, examples: [] };
  const addExample = (id: VerseId, before: string, after: string): void => {
    if (difference.examples.length < maxExamples) difference.examples.push({ verse: formatVerse(id), before, after });
  };
  let from = verseKey(loaded.id, 0);
  for (;;) {
    const results: { key: number; text: string }[] = await rowsOfLibrary(
      library,
      sql`SELECT key, text FROM verses WHERE key BETWEEN ${from} AND ${verseKey(loaded.id, lastVerseId)}
        ORDER BY key LIMIT ${pageSize}`,
    );
    for (const { key, text } of results) {
      const id = verseIdOfKey(key);
      const after = newTexts.get(id);
      newTexts.delete(id);
      if (after === text) continue;
      if (after === undefined) difference.removed += 1;
      else difference.changed += 1;
      addExample(id, text, after ?? '');
    }
    const last = results.at(-1);
    if (!last || results.length < pageSize) break;
    from = last.key + 1;
  }
  difference.added = newTexts.size;
  for (const [id, text] of newTexts) addExample(id, '', text);
  return difference.added + difference.removed + difference.changed > 0 ? difference : undefined;
}
