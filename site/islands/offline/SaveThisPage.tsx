import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isKept } from '../../offline/is-kept.ts';
import { KeepButton } from '../../views/offline/SaveButton.tsx';
import { keep, letGo } from './save-this-page.ts';

/** Keeps the page where the reader is, or lets it go again; `label` is what it offers. */
export function KeepThisPage({ label }: { label: string }) {
  const path = location.pathname;
  const client = useQueryClient();
  const kept = useQuery({ queryKey: ['device', 'is-kept', path], queryFn: () => isKept(path), staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      // Asked once more: the first press may come before the device has said whether the page is kept.
      setFault(await ((await isKept(path)) ? letGo(path) : keep(path)));
      await client.invalidateQueries({ queryKey: ['device'] });
    } finally {
      setBusy(false);
    }
  };
  const state = kept.data ? 'kept' : isBusy ? 'busy' : 'offered';
  return <KeepButton label={label} state={state} fault={fault} onToggle={() => void toggle()} />;
}
