/** Work that no other tab does at the same time. A browser without locks does it all the same. */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(name, signal ? { signal } : {}, work);
}

/** As {@link withLock}, but not at all where another tab does it already: then `undefined`. */
export async function withFreeLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}
