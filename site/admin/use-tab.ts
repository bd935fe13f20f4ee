import { useEffect, useState } from 'react';
import { adminTabs, type AdminTab } from './tabs.ts';
import { confirmDiscard } from './use-unsaved-changes.ts';
import { pageTitle } from './messages.ts';

const [first] = adminTabs;

function tabOf(id: string): AdminTab | undefined {
  return adminTabs.find((each) => each.id === id) ?? first;
}

/**
 * Returns the tab in the URL, or the first tab if there is none, and a function that opens another tab and returns
 * whether it did. However the URL changes, a tab with unsaved changes is only left after a confirmation; on "no" the
 * URL is restored.
 */
export function useTab(): [tab: AdminTab | undefined, open: (id: string) => boolean] {
  const [tab, setTab] = useState(() => tabOf(location.hash.slice(1)));
  useEffect(() => {
    const follow = (): void => {
      const next = tabOf(location.hash.slice(1));
      if (next === tab || confirmDiscard()) setTab(next);
      // Pushes a new history entry. Replacing the current entry would lose the way back.
      else location.hash = tab?.id ?? '';
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tab]);
  useEffect(() => {
    document.title = pageTitle(tab?.title ?? '');
  }, [tab]);
  const open = (id: string): boolean => {
    if (!confirmDiscard()) return false;
    setTab(tabOf(id));
    location.hash = id;
    return true;
  };
  return [tab, open];
}
