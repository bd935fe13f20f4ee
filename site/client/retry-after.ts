/** Seconds that a 429 answer asks to wait; 60 if it does not say, because the site's rate limits are per minute. */
export function retryAfterSeconds({ headers }: Response): number {
  return Math.max(1, Number(headers.get('Retry-After')) || 60);
}

/** Resolves after `ms` milliseconds, or at once when aborted. Never rejects. */
export function abortableDelay(ms: number, signal: AbortSignal): Promise<void> {
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
