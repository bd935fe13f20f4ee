/** Max pause in milliseconds: enough for two or three searches on a slow machine. */
const maxMs = 50;
/** Above one, so that most searches arrive while nothing is written. */
const pauseFactor = 1.6;

/**
 * Pauses between two writes. A database handles one query at a time, so without a pause the next write would run before
 * the searches that queued during this one. The pause is proportional to the duration of the write, which began at
 * `startedAt` (ms), so readers get more than half of the database's time, up to the max pause.
 */
export function pauseForReaders(startedAt: number): Promise<void> {
  return scheduler.wait(Math.min((Date.now() - startedAt) * pauseFactor, maxMs));
}

/** A pause after each slice of a long computation. Its length follows the time since the one before. */
export function slicePauses(): () => Promise<void> {
  let startedAt = Date.now();
  return async () => {
    await pauseForReaders(startedAt);
    startedAt = Date.now();
  };
}
