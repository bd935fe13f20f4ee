/** Milliseconds before each further try. */
const pauses = [100, 300, 900];

/** What D1 says while another process writes into its file, as `npm run admin` does at home: nothing was done. */
const locked = /SQLITE_BUSY|database is locked/i;
/** Of faults that pass by themselves, as when a replica moves: whether something was done, nobody knows. */
const passing = /internal error|connection lost|object to be reset|object reset/i;

/**
 * Asks again, for 1.3 seconds at most, after faults that pass by themselves. What `writes` is asked again only where nothing
 * can have been written. Any other fault is thrown at once.
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>, { writes = false } = {}): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      const told = String(error);
      if (!locked.test(told) && (writes || !passing.test(told))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask();
}
