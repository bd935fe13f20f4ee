import { useEffect, useState } from 'react';

/** As long as the animation in ViewSwitches.css, in ms. */
const sparkleTime = 1500;

/** Stars over the switch that was just set; the style leaves them out for those who prefer reduced motion. */
export function useSparkle(): [isSparkling: boolean, sparkle: () => void] {
  const [isSparkling, setSparkling] = useState(false);
  useEffect(() => {
    if (!isSparkling) return;
    const timer = setTimeout(() => setSparkling(false), sparkleTime);
    return () => clearTimeout(timer);
  }, [isSparkling]);
  return [isSparkling, () => setSparkling(true)];
}
