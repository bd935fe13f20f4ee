import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../client/ErrorBoundary.tsx';
import { logClientError } from '../../client/log-client-error.ts';
import { showToast } from '../../client/toasts.ts';
import { resolveSignInNeed, useSignInNeed } from '../../client/request-with-sign-in.ts';
import { signInElsewhere, signInNotLoaded } from './messages.ts';

/** Milliseconds. Long enough to read what to do next. */
const toReadMs = 15_000;
const lateDialog = () => lazy(async () => ({ default: (await import('./GuardDialog.tsx')).SignInGuardDialog }));

/** The dialog that asks for a sign-in or a confirmation, loaded when it is first needed. Render it once per page. */
export function SignInGuard() {
  const need = useSignInNeed();
  const [GuardDialog, setGuardDialog] = useState(lateDialog);
  const fail = (error: unknown): void => {
    logClientError('guard', error);
    // React.lazy never retries a failed load, so create a new lazy component for the next time.
    setGuardDialog(lateDialog());
    resolveSignInNeed(false);
    showToast({
      title: signInNotLoaded,
      description: signInElsewhere,
      destructive: true,
      duration: toReadMs,
    });
  };
  return need ? (
    <ErrorBoundary onError={fail}>
      <Suspense>
        <GuardDialog need={need} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
