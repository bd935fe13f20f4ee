import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isKept } from '../../offline/is-kept.ts';
import { KeepButton } from '../../views/offline/SaveButton.tsx';
import { keep, letGo } from './save-this-page.ts';

/** Saves the current page on the device, or removes it. `label` is the text of the button. */
export function KeepThisPage({ label }: { label: string }) {
  const path = location.pathname;
  const client = useQueryClient();
  const saved = useQuery({ queryKey: ['device', 'is-kept', path], queryFn: () => isKept(path), staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      // Check again: the first press may come before it is known whether the page is saved.
      setError(await ((await isKept(path)) ? letGo(path) : keep(path)));
      await client.invalidateQueries({ queryKey: ['device'] });
    } finally {
      setBusy(false);
    }
  };
  const state = saved.data ? 'kept' : isBusy ? 'busy' : 'offered';
  return <KeepButton label={label} state={state} fault={error} onToggle={() => void toggle()} />;
}
