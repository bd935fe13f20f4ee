import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSavedPage } from '../../offline/is-downloaded.ts';
import { SaveButton } from '../../views/offline/SaveButton.tsx';
import { saveThisPage, removeSavedPage } from './save-this-page.ts';

/** Saves the current page on the device, or removes it. */
export function SaveThisPage() {
  const path = location.pathname;
  const client = useQueryClient();
  const saved = useQuery({ queryKey: ['device', 'is-saved', path], queryFn: () => isSavedPage(path), staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      // Check again: the first press may come before it is known whether the page is saved.
      setError(await ((await isSavedPage(path)) ? removeSavedPage(path) : saveThisPage(path)));
      await client.invalidateQueries({ queryKey: ['device'] });
    } finally {
      setBusy(false);
    }
  };
  const state = saved.data ? 'saved' : isBusy ? 'busy' : 'offered';
  return <SaveButton state={state} error={error} onToggle={() => void toggle()} />;
}
