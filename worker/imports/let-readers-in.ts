/** Two searches' time. */
const pauseMs = 50;

/**
 * Between two writes: a database answers one question at a time, and without a pause the next write would stand before
 * readers' searches that wait for this one.
 */
export function letReadersIn(): Promise<void> {
  return scheduler.wait(pauseMs);
}
