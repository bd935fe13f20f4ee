/** The time of a point, in UTC because it was counted in UTC: "22 Nov 23:00", or "22 Nov" for a whole day. */
export function formatPointTime(at: string, stepHours: number): string {
  return new Date(at).toLocaleString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(stepHours < 24 && { hour: '2-digit', minute: '2-digit' }),
  });
}
