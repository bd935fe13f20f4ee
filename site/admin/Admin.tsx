import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showCarriedToast } from '../islands/accounts/carried-toast.ts';
import { Checking } from '../islands/accounts/Checking.tsx';
import { SignInGuard } from '../islands/accounts/Guard.tsx';
import { privateQueries } from '../client/private-queries.ts';
import { signOut } from '../islands/accounts/sign-out.ts';
import { useSession } from '../islands/accounts/use-session.ts';
import { Dashboard } from './Dashboard.tsx';

/**
 * The dashboard page. It is built in advance and checks the session on the device, so the file contains nothing about
 * any account.
 */
export function Admin() {
  const session = useSession('/admin', 'Please log in to access the admin panel');
  useEffect(showCarriedToast, []);
  return (
    <QueryClientProvider client={privateQueries}>
      {session.kind === 'signed-in' && session.user.role === 'admin' && !session.user.needsFactor ? (
        <Dashboard username={session.user.username} />
      ) : (
        <main id="main" className="alone">
          {session.kind === 'checking' && <Checking label="Checking your session" href="/admin" />}
          {session.kind === 'leaving' && <p role="status">Redirecting to login...</p>}
          {session.kind === 'unreachable' && (
            <>
              <h1>The site cannot be reached</h1>
              <p>Nothing was lost. Look whether this device is connected, then try again.</p>
              <a className="button" href="/admin">
                Try again
              </a>
            </>
          )}
          {session.kind === 'signed-in' && session.user.needsFactor && (
            <>
              <h1>A second factor is needed</h1>
              <p>
                On this site administrators sign in by two factors, and you gave your password alone. Add a passkey or
                an authenticator app to your account, or sign in with yours.
              </p>
              <div className="actions">
                <a className="button primary" href="/account">
                  Your account
                </a>
                <button type="button" className="button" onClick={() => void signOut()}>
                  Logout
                </button>
              </div>
            </>
          )}
          {session.kind === 'signed-in' && session.user.role !== 'admin' && (
            <>
              <h1>This account is not an administrator</h1>
              <p>
                You are signed in as {session.user.username}. An administrator can change what this account may do, or
                you can sign in with another.
              </p>
              <div className="actions">
                <button type="button" className="button primary" onClick={() => void signOut()}>
                  Logout
                </button>
                <a className="button" href="/">
                  View Site
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
