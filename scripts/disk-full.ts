/** Whether a fault says that the disk is full, which programs tell in many words. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = error instanceof Error ? error.message : String(error);
  return /SQLITE_FULL|ENOSPC|no space left|disk is full/i.test(`${code} ${words}`);
}

/** One sentence in the place of what SQLite, Node or wrangler say of it. `failed`: such as "The pages could not be built". */
export function diskFull(failed: string, room: string, kept: string, cause: unknown): Error {
  return new Error(`${failed}: the disk is full. Make room (about ${room}) and run "npm start" again. ${kept}`, {
    cause,
  });
}
