const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "22 Nov 2026, 05:07" in the reader's own zone, of ISO 8601. */
export function formatWhen(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** "22 Nov 2026" of ISO 8601. */
export function formatDay(iso: string): string {
  return dayOnly.format(new Date(iso));
}
