/** A page that is not in view paints nothing. */
const longest = 100;

/**
 * Resolves when the picture that answers the last press or key stands. What takes long begins after it, so that no
 * press waits for scripts to be read or for a table to be laid out.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
