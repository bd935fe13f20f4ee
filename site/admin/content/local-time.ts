/** What `<input type="datetime-local">` has, in the zone of the device, as ISO 8601 in UTC; `null` for none. */
export function fromLocal(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}

export function toLocal(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
