/** In milliseconds. A page that is not visible never paints. */
const maxWait = 100;

/**
 * Resolves after the browser has painted its response to the last press or key. Start slow work after it, so that no
 * press waits for scripts to be parsed or for a table to be laid out.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWait);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
