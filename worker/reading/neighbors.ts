import type { Neighbors } from '#data/reading/verse-page.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { versionKeyUnit, type VerseId } from '#data/bible/verse-id.ts';
import type { BatchPlan } from '../database/batch.ts';
import type { Catalog } from '../versions/catalog.ts';

/**
 * Plans to find the previous and next verse in the King James versification, across chapters and books, in any version
 * that has them. Reads two rows per version.
 */
export function planNeighbors(plan: BatchPlan, { versions }: Catalog, verse: VerseId): () => Neighbors {
  const ids = versions.filter(({ versification }) => versification === 'kjv').map(({ id }) => id);
  const read = plan.add<{ previous: number | null; next: number | null }>(
    sql`SELECT
        max((SELECT key FROM verses WHERE key > s.value * ${versionKeyUnit} AND key < s.value * ${versionKeyUnit} + ${verse} ORDER BY key DESC LIMIT 1) % ${versionKeyUnit}) AS previous,
        min((SELECT key FROM verses WHERE key > s.value * ${versionKeyUnit} + ${verse} AND key < s.value * ${versionKeyUnit} + ${versionKeyUnit} ORDER BY key LIMIT 1) % ${versionKeyUnit}) AS next
      FROM json_each(${JSON.stringify(ids)}) AS s`,
  );
  return () => ({ previous: read()[0]?.previous ?? undefined, next: read()[0]?.next ?? undefined });
}
