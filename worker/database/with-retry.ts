/** Milliseconds before each retry. */
const delays = [100, 300, 900];

/** D1's error while another process writes to its file, for example a local `npm run admin`. Nothing was executed. */
const locked = /SQLITE_BUSY|database is locked/i;
/** Transient errors, for example when a replica moves. It is unknown whether the statement was executed. */
const transient = /internal error|connection lost|object to be reset|object reset/i;

/**
 * Retries after transient errors, for at most 1.3 seconds. If `writes` is set, it retries only when nothing can have
 * been written. Any other error is thrown immediately.
 */
export async function withRetry<Answer>(operation: () => Promise<Answer>, { writes = false } = {}): Promise<Answer> {
  for (const delay of delays) {
    try {
      return await operation();
    } catch (error) {
      const message = String(error);
      if (!locked.test(message) && (writes || !transient.test(message))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return operation();
}
