const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** ISO 8601 → "22 Nov 2026, 05:07" in the reader's time zone. */
export function formatWhen(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** ISO 8601 → "22 Nov 2026". */
export function formatDay(iso: string): string {
  return dayOnly.format(new Date(iso));
}
