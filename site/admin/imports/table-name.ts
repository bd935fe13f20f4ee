const maxCodeLength = 31;

/**
 * The suggested table name: "bible_verses_" and the file name in lower case without its extension. Signs that a version
 * code cannot have become underscores: "sm-tyndale.sql" → "bible_verses_sm_tyndale".
 */
export function suggestTableName(filename: string): string {
  const code = filename
    .toLowerCase()
    .replace(/\.sql$/, '')
    .replaceAll(/[^a-z0-9_]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, maxCodeLength)
    .replace(/_+$/, '');
  return filename === '' ? '' : `bible_verses_${code}`;
}
