/**
 * A hybrid logical clock: the time in milliseconds, a counter for changes within one millisecond, and the device. As
 * texts, clocks sort by time, so a later change has a greater clock even if the clock of its device is slow: a device
 * never issues a clock below one that it has seen.
 */
const timeDigits = 9;
const counterDigits = 3;
const maxCounter = 36 ** counterDigits - 1;

export const clockPattern = /^[0-9a-z]{9}-[0-9a-z]{3}-[0-9a-z]{8}$/;

/** Clocks further ahead of the server than this are refused. A clock that is wrong by a day still works. */
export const maxClockLeadMs = 2 * 86_400_000;

export function formatClock(time: number, counter: number, device: string): string {
  return `${digits(time, timeDigits)}-${digits(counter, counterDigits)}-${device}`;
}

/** Milliseconds since 1970. */
export function timeOfClock(clock: string): number {
  return Number.parseInt(clock.slice(0, timeDigits), 36);
}

/** The clock of a change that is made now, by a device whose last seen clock is `last`. */
export function nextClock(last: string | undefined, now: number, device: string): string {
  if (last === undefined || timeOfClock(last) < now) return formatClock(now, 0, device);
  const counter = Number.parseInt(last.slice(timeDigits + 1, timeDigits + 1 + counterDigits), 36) + 1;
  const time = timeOfClock(last);
  return counter > maxCounter ? formatClock(time + 1, 0, device) : formatClock(time, counter, device);
}

function digits(value: number, length: number): string {
  return value.toString(36).padStart(length, '0');
}
