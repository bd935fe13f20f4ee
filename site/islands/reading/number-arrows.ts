const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** In a table of words the up and down arrows lead from number to number, which `selector` finds. */
export function arrowThroughNumbers(table: HTMLElement, selector = '[data-number]'): void {
  table.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const numbers = [...table.querySelectorAll<HTMLElement>(selector)];
    const at = numbers.indexOf(event.target);
    if (at === -1) return;
    event.preventDefault();
    numbers[at + step]?.focus();
  });
}
