/** Closes the lists of chapters and versions, which overlay the text, on Escape or on a click outside. */
export function closeLists(within: HTMLElement): void {
  const close = (but?: Element | null): HTMLDetailsElement[] => {
    const open = [...within.querySelectorAll<HTMLDetailsElement>('.pick details[open]')].filter(
      (details) => details !== but,
    );
    for (const details of open) details.open = false;
    return open;
  };
  addEventListener('click', ({ target }) => close((target as Element).closest('.pick details')));
  addEventListener('keydown', ({ key, target }) => {
    const closed = key === 'Escape' ? close() : [];
    const had = closed.find((details) => details.contains(target as Element));
    had?.querySelector('summary')?.focus();
  });
}
