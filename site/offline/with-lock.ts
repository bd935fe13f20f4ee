/** Runs work that no other tab runs at the same time. Without support for locks, it runs anyway. */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(name, signal ? { signal } : {}, work);
}

/** Like {@link withLock}, but returns `undefined` without running it if another tab holds the lock. */
export async function withFreeLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}
