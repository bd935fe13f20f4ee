// cspell:ignore IOERR SHMSIZE
/** Whether an error says that the disk is full. Programs word this in several ways. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = error instanceof Error ? error.message : String(error);
  return /SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|no space left|disk is full/i.test(`${code} ${words}`);
}

/**
 * Replaces the error of SQLite, Node or wrangler with one sentence. `failed`: for example, "The pages could not be
 * built".
 */
export function diskFullError(failed: string, room: string, unchanged: string, cause: unknown): Error {
  return new Error(
    `${failed}: the disk is full. Free some space (about ${room}), then run "npm start" again. ${unchanged}`,
    {
      cause,
    },
  );
}

/** The sentence that a command prints for an error. `room`: what the command needs space for, as a sentence. */
export function describeFailure(error: unknown, command: string, room = ''): string {
  const words = error instanceof Error ? error.message : String(error);
  if (!isDiskFull(error) || words.includes('Free some space')) return words;
  return `The disk is full. ${room}Free some space, then run "${command}" again.`;
}
