/** Empty follows the system. */
export type Theme = '' | 'light' | 'dark';

/** From the system's theme to the other one, then to the system's set fast, then back to following it. */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [other, same]: Theme[] = systemIsDark ? ['light', 'dark'] : ['dark', 'light'];
  return (theme === '' ? other : theme === other ? same : '') ?? '';
}
