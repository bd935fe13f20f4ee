import { useEffect, useRef, useState } from 'react';
import type { PackRowProps } from '../../views/offline/PackRow.tsx';

/** What is read out of the rows: whatever happens to a download, and its progress once a quarter. */
export function useAnnouncement(rows: readonly PackRowProps[]): string | undefined {
  const told = useRef(new Map<string, string>());
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    for (const { name, title, view } of rows) {
      if (!view) continue;
      const words = view.fault ?? view.state;
      const step =
        view.progress === undefined ? words : `${words.replace(/[:\d].*/, '')}${Math.floor(4 * view.progress)}`;
      const before = told.current.get(name);
      if (before === step) continue;
      told.current.set(name, step);
      // How it stood when the page came is no news.
      if (before !== undefined) setSaid(`${title}. ${words}`);
    }
  }, [rows]);
  return said;
}
