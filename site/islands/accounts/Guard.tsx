import { lazy, Suspense, useState } from 'react';
import { FaultBoundary } from '../../client/FaultBoundary.tsx';
import { logFault } from '../../client/log-fault.ts';
import { showToast } from '../../client/toasts.ts';
import { answerNeed, useNeed } from '../../client/guarded.ts';

/** Milliseconds. Long enough to read what to do next. */
const toReadMs = 15_000;
const lateDialog = () => lazy(async () => ({ default: (await import('./GuardDialog.tsx')).GuardDialog }));

/** The dialog that asks for a sign-in or a confirmation, loaded when it is first needed. Render it once per page. */
export function Guard() {
  const need = useNeed();
  const [GuardDialog, setGuardDialog] = useState(lateDialog);
  const fail = (error: unknown): void => {
    logFault('guard', error);
    // React.lazy never retries a failed load, so create a new lazy component for the next time.
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
