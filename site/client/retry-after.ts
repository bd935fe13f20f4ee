/** Seconds that an answer 429 asks to wait: those of the site's own limits are of a minute. */
export function secondsToWait({ headers }: Response): number {
  return Math.max(1, Number(headers.get('Retry-After')) || 60);
}

/** Over after so many milliseconds, or at once when it is aborted; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(end);
        resolve();
      },
      { once: true },
    );
  });
}
