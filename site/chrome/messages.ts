export const dashboardLabel = 'Dashboard';
/** The dashboard, on phones. */
export const adminLabel = 'Admin';
export const accountLabel = 'Account';
export function themeMessage(theme: string): string {
  return `Theme: ${theme || 'system'}`;
}
