import { useEffect, useState } from 'react';
import { adminTabs, type AdminTab } from './tabs.ts';
import { mayLeaveAll } from './use-leave-question.ts';

const [first] = adminTabs;

function tabOf(id: string): AdminTab | undefined {
  return adminTabs.find((each) => each.id === id) ?? first;
}

/**
 * The tab that the address names, the first where it names none, and how another is opened, which tells whether it was.
 * What is written in a tab and not saved is not left without a question, whichever way the address changes: on "no" it is
 * put back.
 */
export function useTab(): [tab: AdminTab | undefined, open: (id: string) => boolean] {
  const [tab, setTab] = useState(() => tabOf(location.hash.slice(1)));
  useEffect(() => {
    const follow = (): void => {
      const next = tabOf(location.hash.slice(1));
      if (next === tab || mayLeaveAll()) setTab(next);
      // A further step of the history: taking the place of another, it would take the way back.
      else location.hash = tab?.id ?? '';
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tab]);
  useEffect(() => {
    document.title = `${tab?.title ?? ''} — Admin Dashboard`;
  }, [tab]);
  const open = (id: string): boolean => {
    if (!mayLeaveAll()) return false;
    setTab(tabOf(id));
    location.hash = id;
    return true;
  };
  return [tab, open];
}
