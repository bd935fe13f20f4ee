import { maxWildcardWords, wildcardStarts } from '../language/wildcards.ts';
import { sql, type Sql } from './sql-tag.ts';

/**
 * SELECT of the words of a version that match a pattern: rows `{ word }`, at most one more than a query may use. It
 * reads about two rows of `word_blocks` for each start.
 */
export function selectWildcardWords(pattern: string, versionId: number): Sql {
  const starts = JSON.stringify(wildcardStarts(pattern) ?? []);
  const first = sql`SELECT c.first FROM word_blocks AS c WHERE c.version_id = ${versionId} AND c.first <= s.value ORDER BY c.first DESC LIMIT 1`;
  // The rows that count prefixes end with a star.
  return sql`SELECT DISTINCT t.key AS word FROM json_each(${starts}) AS s CROSS JOIN word_blocks AS b CROSS JOIN json_each(b.terms) AS t
    WHERE b.version_id = ${versionId} AND b.first < s.value || ${'\u{10FFFF}'} AND b.first >= coalesce((${first}), '')
    AND t.key GLOB ${pattern} AND t.key NOT LIKE '%*' LIMIT ${maxWildcardWords + 1}`;
}
