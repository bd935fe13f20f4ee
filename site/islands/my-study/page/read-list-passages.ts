import { parseNoteLine } from '#data/my-study/parse-note.ts';
import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { StudyStorageError } from '../study-error.ts';
import { passageReaderFailed, passageUnknown } from './messages.ts';

/**
 * The passages that a reader typed for a list. Those in the forms of notes need no connection. The reader of passage
 * fields has 46 kB, so it loads only for other forms. Throws an error with a sentence for the reader.
 */
export async function readListPassages(text: string): Promise<Pick<StudyAnchor, 'start' | 'end'>[]> {
  const parts = parseNoteLine(text.trim());
  const found = parts.flatMap((part) => (part.kind === 'reference' ? [{ start: part.start, end: part.end }] : []));
  const isAll = parts.every(
    (part) => part.kind === 'reference' || (part.kind === 'text' && /^[\s,;]*$/.test(part.text)),
  );
  if (isAll && found.length > 0) return found;
  const { readTypedListRanges } = await import('#data/my-study/typed-list-ranges.ts').catch((error: unknown) => {
    throw new StudyStorageError(passageReaderFailed, { cause: error });
  });
  const ranges = readTypedListRanges(text);
  if (typeof ranges === 'string') throw new StudyStorageError(ranges);
  if (!ranges) throw new StudyStorageError(passageUnknown);
  return ranges;
}
