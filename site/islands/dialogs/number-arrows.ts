const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** In a table of words, the up and down arrows move between the numbers, which are links or buttons. */
export function arrowThroughNumbers(event: KeyboardEvent, table: HTMLElement): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const numbers = [...table.querySelectorAll<HTMLElement>('tbody :is(a, button)')];
  const at = numbers.findIndex((number) => number === event.target);
  if (at === -1) return;
  event.preventDefault();
  numbers[at + step]?.focus();
}
