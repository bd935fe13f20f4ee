import { useEffect, useSyncExternalStore } from 'react';
import { adminTabs, type AdminTab } from './tabs.ts';

const [first] = adminTabs;

function tabOf(id: string): AdminTab | undefined {
  return adminTabs.find((each) => each.id === id) ?? first;
}

/** The tab that the address names, the first where it names none, and how another is opened. */
export function useTab(): [tab: AdminTab | undefined, open: (id: string) => void] {
  const id = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash.slice(1),
    () => '',
  );
  const tab = tabOf(id);
  useEffect(() => {
    document.title = `${tab?.title ?? ''} — Admin Dashboard`;
  }, [tab]);
  return [tab, (next) => (location.hash = next)];
}
