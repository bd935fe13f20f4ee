import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showCarriedToast } from '../islands/accounts/carried-toast.ts';
import { Checking } from '../islands/accounts/Checking.tsx';
import { SignInGuard } from '../islands/accounts/Guard.tsx';
import { privateQueries } from '../client/private-queries.ts';
import { signOut } from '../islands/accounts/sign-out.ts';
import { useSession } from '../islands/accounts/use-session.ts';
import { Dashboard } from './Dashboard.tsx';
import {
  checkingSession,
  logoutAction,
  notAdminMessage,
  notAdminTitle,
  pleaseLogIn,
  redirecting,
  secondFactorAbout,
  secondFactorTitle,
  tryAgainAction,
  unreachableAdvice,
  unreachableTitle,
  viewSite,
  yourAccount,
} from './messages.ts';

/**
 * The dashboard page. It is built in advance and checks the session on the device, so the file contains nothing about
 * any account.
 */
export function Admin() {
  const session = useSession('/admin', pleaseLogIn);
  useEffect(showCarriedToast, []);
  return (
    <QueryClientProvider client={privateQueries}>
      {session.kind === 'signed-in' && session.user.role === 'admin' && !session.user.needsFactor ? (
        <Dashboard username={session.user.username} />
      ) : (
        <main id="main" className="alone">
          {session.kind === 'checking' && <Checking label={checkingSession} href="/admin" />}
          {session.kind === 'leaving' && <p role="status">{redirecting}</p>}
          {session.kind === 'unreachable' && (
            <>
              <h1>{unreachableTitle}</h1>
              <p>{unreachableAdvice}</p>
              <a className="button" href="/admin">
                {tryAgainAction}
              </a>
            </>
          )}
          {session.kind === 'signed-in' && session.user.needsFactor && (
            <>
              <h1>{secondFactorTitle}</h1>
              <p>{secondFactorAbout}</p>
              <div className="actions">
                <a className="button primary" href="/account">
                  {yourAccount}
                </a>
                <button type="button" className="button" onClick={() => void signOut()}>
                  {logoutAction}
                </button>
              </div>
            </>
          )}
          {session.kind === 'signed-in' && session.user.role !== 'admin' && (
            <>
              <h1>{notAdminTitle}</h1>
              <p>{notAdminMessage(session.user.username)}</p>
              <div className="actions">
                <button type="button" className="button primary" onClick={() => void signOut()}>
                  {logoutAction}
                </button>
                <a className="button" href="/">
                  {viewSite}
                </a>
              </div>
            </>
          )}
        </main>
      )}
      <SignInGuard />
    </QueryClientProvider>
  );
}
