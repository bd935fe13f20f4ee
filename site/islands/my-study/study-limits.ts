import { isPlanDate } from '#data/my-study/plan-date.ts';
import {
  isTooLargeToSync,
  maxListItems,
  maxNameLength,
  maxNoteLength,
  maxRemarkLength,
  maxRemarksLength,
  type StudyKind,
  type StudyValues,
} from '#data/my-study/study-row.ts';
import { StudyStorageError } from './study-error.ts';
import {
  studyDateImpossible,
  studyListTooLong,
  studyNameTooLong,
  studyNoteTooLong,
  studyRemarksTooLong,
  studyRemarkTooLong,
  studyValueTooLarge,
} from './storage-messages.ts';

/** The server has the same limits. Throws a {@link StudyStorageError}. */
export function requireWithinLimits(kind: StudyKind, value: StudyValues[StudyKind]): void {
  const message = messageOfLimit(kind, value);
  if (message !== undefined) throw new StudyStorageError(message);
}

/** A sentence about the limit that a value exceeds. */
export function messageOfLimit(kind: StudyKind, value: StudyValues[StudyKind]): string | undefined {
  const remarks = [...('items' in value ? value.items : []), ...('remark' in value ? [value] : [])];
  if (kind === 'note' && 'text' in value && value.text.length > maxNoteLength) return studyNoteTooLong;
  if ('items' in value && value.items.length > maxListItems) return studyListTooLong;
  if (remarks.some(({ remark }) => remark.length > maxRemarkLength)) return studyRemarkTooLong;
  if (remarks.reduce((sum, { remark }) => sum + remark.length, 0) > maxRemarksLength) return studyRemarksTooLong;
  if ('start' in value && typeof value.start === 'string' && !isPlanDate(value.start)) return studyDateImpossible;
  if ('name' in value && value.name.length > maxNameLength) return studyNameTooLong;
  return isTooLargeToSync({ value }) ? studyValueTooLarge : undefined;
}
