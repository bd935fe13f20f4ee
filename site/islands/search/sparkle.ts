/** As long as the animation in ParallelSwitch.astro, in ms. */
const sparkleTime = 1500;

/** Stars over the switch that was just set; the style leaves them out for those who prefer reduced motion. */
export function sparkle(field: Element): void {
  const label = field.closest('label');
  label?.classList.add('sparkle');
  setTimeout(() => label?.classList.remove('sparkle'), sparkleTime);
}
