export const dashboardLabel = 'Dashboard';
export const accountLabel = 'Account';
export function themeMessage(theme: string): string {
  return `Theme: ${theme || 'system'}`;
}
