import { sql } from '#data/search/sql/sql-text.ts';
import type { Difference } from '#data/administration/contract/imports.ts';
import { formatVerse, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { rowsOfLibrary } from '../database/library-writer.ts';

/** Verses that are read at once. */
const pageSize = 4_000;
const mostExamples = 5;
const lastVerseId = 99_999_999;

/**
 * What readers would see change: the new text beside the one that is loaded under the same code. `undefined` where none
 * is, or where not a word differs.
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
  const fresh = new Map<VerseId, string>(verses.map(({ id, text }) => [id, text]));
  const found: Difference = { name: loaded.name, added: 0, removed: 0, changed: 0, examples: [] };
  const tell = (id: VerseId, before: string, after: string): void => {
    if (found.examples.length < mostExamples) found.examples.push({ verse: formatVerse(id), before, after });
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
      const after = fresh.get(id);
      fresh.delete(id);
      if (after === text) continue;
      if (after === undefined) found.removed += 1;
      else found.changed += 1;
      tell(id, text, after ?? '');
    }
    const last = results.at(-1);
    if (!last || results.length < pageSize) break;
    from = last.key + 1;
  }
  found.added = fresh.size;
  for (const [id, text] of fresh) {
    if (found.examples.length >= mostExamples) break;
    tell(id, '', text);
  }
  return found.added + found.removed + found.changed > 0 ? found : undefined;
}
