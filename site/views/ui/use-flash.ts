import { useEffect, useState } from 'react';

/** How long a button says that it has done its work, in ms. */
export const feedbackTime = 2000;

/** True for {@link feedbackTime} after each call of the function. */
export function useFlash(): [isOn: boolean, flash: () => void] {
  const [flashedAt, setFlashedAt] = useState<number>();
  useEffect(() => {
    if (flashedAt === undefined) return;
    const timer = setTimeout(() => setFlashedAt(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [flashedAt]);
  return [flashedAt !== undefined, () => setFlashedAt(Date.now())];
}
