/**
 * Two or three searches, so that most of those that come do not wait. An import may take three times as long as its rows do
 * to be written.
 */
const pauseMs = 50;

/**
 * Between two writes: a database answers one question at a time, and without a pause the next write would stand before
 * readers' searches that wait for this one.
 */
export function letReadersIn(): Promise<void> {
  return scheduler.wait(pauseMs);
}
