import { lazy, Suspense, useState } from 'react';
import { FaultBoundary } from '../../client/FaultBoundary.tsx';
import { logFault } from '../../client/log-fault.ts';
import { showToast } from '../../client/toasts.ts';
import { answerNeed, useNeed } from '../../client/guarded.ts';

/** Long enough for what is to be done next, in ms. */
const toReadMs = 15_000;
const lateDialog = () => lazy(async () => ({ default: (await import('./GuardDialog.tsx')).GuardDialog }));

/** The place of the dialog that asks who is there, fetched when it is first asked. Drawn once a page. */
export function Guard() {
  const need = useNeed();
  const [GuardDialog, setGuardDialog] = useState(lateDialog);
  const fail = (error: unknown): void => {
    logFault('guard', error);
    // React keeps a failure for good; the next need asks for the script anew.
    setGuardDialog(lateDialog());
    answerNeed(false);
    showToast({
      title: 'The way to sign in could not be loaded',
      description: 'What you have typed is still here. Sign in in another tab, and then try again.',
      destructive: true,
      duration: toReadMs,
    });
  };
  return need ? (
    <FaultBoundary onFault={fail}>
      <Suspense>
        <GuardDialog need={need} />
      </Suspense>
    </FaultBoundary>
  ) : null;
}
