import { readFileSync } from 'node:fs';
import { readImport } from '#data/imports/read-import.ts';
import { indexWords } from '#data/search/sql/count-index-words.ts';
import { verseIndexRow } from '#data/schema/full-text.ts';

/**
 * The two steps of an import that need the most memory, with the worker's own functions: reading a file, and counting
 * its words. Arguments: which one, and the file. The caller limits the heap, and the process completes or crashes.
 */
const [step = '', file = ''] = process.argv.slice(2);
const { verses } = await readImport({ name: 'whole.txt', bytes: new Uint8Array(readFileSync(file)) });
if (step === 'counting') {
  const indexed = verses.map((verse) => ({ id: verse.id, indexed: verseIndexRow(verse) }));
  let rows = 0;
  for (const { verses: count } of indexWords(indexed, () => {})) rows += Number(count > 0);
  if (rows === 0) throw new Error('No word was counted');
}
if (verses.length === 0) throw new Error('No verse was read');
