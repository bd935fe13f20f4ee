/** What is proposed for a file: "bible_verses_" and its name in small letters without its ending. */
export function defaultTableNameOf(filename: string): string {
  return filename === '' ? '' : `bible_verses_${filename.toLowerCase().replace(/\.sql$/, '')}`;
}
