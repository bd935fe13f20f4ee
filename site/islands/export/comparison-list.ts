import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';
import { cutPassageMessage } from '../../views/comparison/messages.ts';
import type { ExportList } from './export-list.ts';

/** The rows of a comparison. */
export function comparisonList({ reference, note, versions, rows, isCut }: ParallelAnswer): ExportList {
  const absolute = (path: string): string => new URL(path, location.href).href;
  const codes = versions.map(({ version }) => version);
  return {
    kind: 'comparison',
    title: reference,
    link: absolute(parallelPath(reference, codes)),
    versions: versions.map(({ version, label, language, direction }) => ({
      code: version,
      name: label,
      language,
      direction,
    })),
    verses: rows.map((row) => ({
      reference: row.reference,
      number: row.reference,
      link: absolute(row.href),
      version: 0,
      texts: row.cells.map(({ verses }) => verses.map(({ text }) => text).join(' ')),
    })),
    notes: [...(note ? [note] : []), ...(isCut ? [cutPassageMessage(rows.length, reference)] : [])],
  };
}
