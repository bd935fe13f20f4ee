import * as z from 'zod';

/** The last that `<input type="datetime-local">` may have: without one its year takes six digits. */
export const latestLocal = '9999-12-31T23:59';

/** What it has, which is nothing or a date and a time without a zone. */
export const localTime = z.union([
  z.literal(''),
  z.iso.datetime({ local: true, error: 'A date has a year of four digits: 2026' }),
]);

/** In the zone of the device, as ISO 8601 in UTC; `null` for none. Throws a RangeError for what {@link localTime} refuses. */
export function fromLocal(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}

export function toLocal(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
