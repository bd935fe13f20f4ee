/** About two searches. With 50 an import takes more than three times as long as its rows do to be written. */
const pauseMs = 35;

/**
 * Between two writes: a database answers one question at a time, and without a pause the next write would stand before
 * readers' searches that wait for this one.
 */
export function letReadersIn(): Promise<void> {
  return scheduler.wait(pauseMs);
}
