/** Empty follows the system. */
export type Theme = '' | 'light' | 'dark';

/**
 * Returns the next theme: from the system's theme to the opposite one, then to the system's theme as a fixed choice,
 * then back to following the system.
 */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [opposite, same]: Theme[] = systemIsDark ? ['light', 'dark'] : ['dark', 'light'];
  return (theme === '' ? opposite : theme === opposite ? same : '') ?? '';
}
