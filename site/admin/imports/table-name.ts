/** The suggested table name: "bible_verses_" and the file name in lower case without its extension. */
export function suggestTableName(filename: string): string {
  return filename === '' ? '' : `bible_verses_${filename.toLowerCase().replace(/\.sql$/, '')}`;
}
