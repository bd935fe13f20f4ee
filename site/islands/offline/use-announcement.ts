import { useEffect, useRef, useState } from 'react';
import type { PackRowProps } from '../../views/offline/PackRow.tsx';

/** The text to announce to screen readers: changes of a download, and its progress once per quarter. */
export function useAnnouncement(rows: readonly PackRowProps[]): string | undefined {
  const announced = useRef(new Map<string, string>());
  const [announcement, setAnnouncement] = useState<string>();
  useEffect(() => {
    for (const { name, title, view } of rows) {
      if (!view) continue;
      const words = view.error ?? view.state;
      const step =
        view.progress === undefined ? words : `${words.replace(/[:\d].*/, '')}${Math.floor(4 * view.progress)}`;
      const previous = announced.current.get(name);
      if (previous === step) continue;
      announced.current.set(name, step);
      // The state on page load is not news.
      if (previous !== undefined) setAnnouncement(`${title}. ${words}`);
    }
  }, [rows]);
  return announcement;
}
