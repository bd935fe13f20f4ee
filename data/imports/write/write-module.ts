import { strToU8, zipSync } from 'fflate';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { originalFolder } from '../container/unzip.ts';
import { formatWholeVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

/** The file that a module was made from, for formats that the server cannot read. */
export interface OriginalFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Writes a Bible SuperSearch module: `info.json` and `verses.txt` in a zip, and the original file if there is one. Equal
 * texts produce equal bytes.
 */
export function writeModule(
  { code, name, shortName, language, licence, verses }: TextToWrite,
  original?: OriginalFile,
): Uint8Array {
  const info = { name, shortname: shortName, module: code, lang_short: language, copyright_statement: licence };
  const lines = ['# Columns: book|chapter|verse|text|italics|strongs\n'];
  for (const each of verses) {
    const { book, chapter, verse } = splitVerseId(each.id);
    lines.push(`${book}|${chapter}|${verse}|${formatWholeVerse(each)}||\n`);
  }
  const files = { 'info.json': strToU8(JSON.stringify(info)), 'verses.txt': strToU8(lines.join('')) };
  const originalFile = original && { [`${originalFolder}${original.name.replaceAll(/[\\/]/g, '_')}`]: original.bytes };
  return zipSync({ ...files, ...originalFile }, { mtime: new Date(1980, 0, 1) });
}
