/** Enough for two or three searches on a slow machine. */
const mostMs = 50;
/** Above one, so that most searches come while nothing is written. */
const timesTheWrite = 1.6;

/**
 * Between two writes: a database answers one question at a time, and without a pause the next write would stand before
 * readers' searches that wait for this one. The pause goes by what the write took, which began at `begun` (ms): so more
 * than half of the database's time is the readers', however fast it is.
 */
export function letReadersIn(begun: number): Promise<void> {
  return scheduler.wait(Math.min((Date.now() - begun) * timesTheWrite, mostMs));
}
