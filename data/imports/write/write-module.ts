import { strToU8, zipSync } from 'fflate';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { formatWholeVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

/** Writes a Bible SuperSearch module: `info.json` and `verses.txt` in a zip. Equal texts produce equal bytes. */
export function writeModule({ code, name, shortName, language, licence, verses }: TextToWrite): Uint8Array {
  const info = { name, shortname: shortName, module: code, lang_short: language, copyright_statement: licence };
  const lines = ['# Columns: book|chapter|verse|text|italics|strongs\n'];
  for (const each of verses) {
    const { book, chapter, verse } = splitVerseId(each.id);
    lines.push(`${book}|${chapter}|${verse}|${formatWholeVerse(each)}||\n`);
  }
  const files = { 'info.json': strToU8(JSON.stringify(info)), 'verses.txt': strToU8(lines.join('')) };
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}
