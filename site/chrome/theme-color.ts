/** Gives the window of an installed site the color of the page header in the current theme. */
export function colorWindow(): void {
  const root = document.documentElement;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  const follow = (): void => {
    meta.content = getComputedStyle(root).getPropertyValue('--leaf').trim();
  };
  follow();
  document.head.append(meta);
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
}
