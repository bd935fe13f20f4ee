import { lazy, Suspense } from 'react';
import { useNeed } from './guarded.ts';

const GuardDialog = lazy(async () => ({ default: (await import('./GuardDialog.tsx')).GuardDialog }));

/** The place of the dialog that asks who is there, fetched when it is first asked. Drawn once a page. */
export function Guard() {
  const need = useNeed();
  return need ? (
    <Suspense>
      <GuardDialog need={need} />
    </Suspense>
  ) : null;
}
