/** The last date of a plan. Dates are compared as text, so each year has four digits. */
export const lastPlanDate = '2999-12-31';

/** Whether a date such as "2026-11-27" exists and a plan can start on it. */
export function isPlanDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return date <= lastPlanDate && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}
