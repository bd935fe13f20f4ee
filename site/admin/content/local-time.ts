import * as z from 'zod';
import { dateYearInvalid } from './messages.ts';

/** Max value of `<input type="datetime-local">`. Without one the year field accepts six digits. */
export const maxLocalTime = '9999-12-31T23:59';

/** The value of such an input: empty, or a date and time without a time zone. */
export const localTime = z.union([z.literal(''), z.iso.datetime({ local: true, error: dateYearInvalid })]);

/**
 * Converts local time to ISO 8601 in UTC; `null` if empty. Throws a RangeError for values that {@link localTime}
 * rejects.
 */
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
