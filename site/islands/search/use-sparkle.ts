import { useEffect, useState } from 'react';

/** Milliseconds, like the animation in ViewSwitches.css. */
const sparkleTime = 1500;

/** Stars over the switch that was just toggled. The style sheet omits them for readers who prefer reduced motion. */
export function useSparkle(): [isSparkling: boolean, sparkle: () => void] {
  const [isSparkling, setSparkling] = useState(false);
  useEffect(() => {
    if (!isSparkling) return;
    const timer = setTimeout(() => setSparkling(false), sparkleTime);
    return () => clearTimeout(timer);
  }, [isSparkling]);
  return [isSparkling, () => setSparkling(true)];
}
