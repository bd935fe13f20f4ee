/** Calendar days in the reader's time zone. A day can have 23 or 25 hours, so days are not counted in milliseconds. */

const dayMs = 86_400_000;

/** "2026-11-20". */
export function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The beginning of the day that is this many days after today, in milliseconds since 1970. */
export function localMidnight(now: number, days = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Noon of the day that is this many days before today. */
export function localNoonBefore(now: number, days: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 12).getTime();
}

/** A time whose UTC fields are the local fields of the given one, for libraries that count days in UTC. */
export function wallClock(now: number): number {
  return now - new Date(now).getTimezoneOffset() * 60_000;
}

/**
 * The day that is this many days after today, as a time: noon in UTC. It means the same calendar day in every time zone.
 */
export function calendarDay(now: number, days: number): number {
  return (localDayNumber(now) + days) * dayMs + dayMs / 2;
}

/**
 * Days from today to the day of a due time, which is a {@link calendarDay} or the minute that earlier versions stored.
 * Not for a {@link localMidnight}, which is at noon in UTC where the clock is 12 hours ahead: see {@link localDaysUntil}.
 */
export function daysUntil(time: number, now: number): number {
  const day = time % dayMs === dayMs / 2 ? Math.floor(time / dayMs) : localDayNumber(time);
  return day - localDayNumber(now);
}

/** Days from today to the local day of a time. */
export function localDaysUntil(time: number, now: number): number {
  return localDayNumber(time) - localDayNumber(now);
}

function localDayNumber(now: number): number {
  return Math.floor(wallClock(now) / dayMs);
}
