import type { CopiedVerse } from '../../views/reading/reading-actions.ts';
import type { Script } from '../../views/text/script-props.ts';
import { openExportDialog } from './open-export.ts';
import type { ExportSource } from './export-source.ts';

const chapterAndVerse = /^(?<name>.+):(?<number>\d+)$/u;
const titleOf = /\stitle$/u;
const codeInPath = /\/bible\/(?<code>[^/]+)\//u;

/** Opens the export of one verse. */
export function exportVerse(verse: CopiedVerse & { script: Script }, opener: HTMLElement): void {
  openExportDialog(verseToExport(verse, location.href), opener);
}

/** The verse as a passage of its chapter. Its reference is that of the version: "Malachi 3:19", "Psalm 51 title". */
export function verseToExport(
  { reference, version, text, link, script }: CopiedVerse & { script: Script },
  base: string,
): ExportSource {
  const { name = reference.replace(titleOf, ''), number = '0' } = chapterAndVerse.exec(reference)?.groups ?? {};
  const url = new URL(link, base);
  const code = codeInPath.exec(url.pathname)?.groups?.['code'] ?? '';
  url.hash = '';
  const verse = Number(number);
  return {
    what: 'passage',
    chapter: { name, version: { ...script, code, name: version }, link: url.href, verses: [{ number: verse, text }] },
    ...(verse > 0 && { range: [verse, verse] }),
  };
}
