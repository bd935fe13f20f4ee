import { useEffect, useState } from 'react';

/** How long a button confirms its action, in ms. */
export const feedbackTime = 2000;

/** Returns true for {@link feedbackTime} after each call of the returned function. */
export function useFlash(): [isOn: boolean, flash: () => void] {
  const [flashedAt, setFlashedAt] = useState<number>();
  useEffect(() => {
    if (flashedAt === undefined) return;
    const timer = setTimeout(() => setFlashedAt(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [flashedAt]);
  return [flashedAt !== undefined, () => setFlashedAt(Date.now())];
}
