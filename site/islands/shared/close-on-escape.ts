/**
 * For the `onKeyDown` of a dialog's content. A toast that comes over a dialog takes the Escape key for itself, so that the
 * dialog would stay until the toast is gone; here it closes with the first press.
 */
export function closeOnEscape(close: () => void): (event: React.KeyboardEvent) => void {
  return (event) => {
    // What Radix has closed with this press, the dialog itself or a list within it, says so.
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}
