/** `message` is a sentence for the reader. */
export class StudyStorageError extends Error {
  override name = 'StudyStorageError';
}
