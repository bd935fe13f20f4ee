import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountApi } from './account-api.ts';
import { AccountCodes } from './AccountCodes.tsx';
import { AccountPasskeys } from './AccountPasskeys.tsx';
import { AccountPassword } from './AccountPassword.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import { AccountEmail } from './AccountEmail.tsx';
import { AccountWords } from './AccountWords.tsx';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { carryToast, showCarriedToast } from './carried-toast.ts';
import { Checking } from './Checking.tsx';
import { formatDay } from '../../client/format-when.ts';
import { SignInGuard } from './Guard.tsx';
import { privateQueries } from '../../client/private-queries.ts';
import { signOut } from './sign-out.ts';
import { writeUser } from './stored-user.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useSession } from './use-session.ts';

/** The reader's own account. The built page contains no personal data. */
export function Account() {
  const session = useSession('/account', 'Please log in to see your account');
  useEffect(showCarriedToast, []);
  return (
    <QueryClientProvider client={privateQueries}>
      <div className="account">
        <h1>Your account</h1>
        {session.kind === 'signed-in' && <Details />}
        {session.kind === 'checking' && <Checking label="Checking your session" href="/account" />}
        {session.kind === 'leaving' && <p role="status">Redirecting to login...</p>}
        {session.kind === 'unreachable' && (
          <p role="alert">
            The site cannot be reached. <a href="/account">Try again</a>
          </p>
        )}
      </div>
      <SignInGuard />
    </QueryClientProvider>
  );
}

function Details() {
  const { data, error } = useQuery({ queryKey: ['account'], queryFn: accountApi.account });
  const remove = useServerAction({
    run: accountApi.deleteAccount,
    done: 'Account deleted',
    failed: 'Deletion failed',
    renews: [],
    onDone: () => {
      writeUser(undefined);
      carryToast({ title: 'Account deleted' });
      location.assign('/auth');
    },
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <div className="spinner" role="status" aria-label="Loading your account" />;
  return (
    <>
      <p>
        <strong>{data.username}</strong> <span className="pill">{data.role}</span> since {formatDay(data.createdAt)}
      </p>
      {data.needsFactor && (
        <p className="notice" role="status">
          On this site administrators sign in by two factors. Add a passkey or an authenticator app below, or sign in
          with yours, and the dashboard is open to you.
        </p>
      )}
      <div className="actions">
        {data.role === 'admin' && !data.needsFactor && (
          <a className="button" href="/admin">
            Admin Dashboard
          </a>
        )}
        <button type="button" className="button" onClick={() => void signOut()}>
          Logout
        </button>
      </div>
      <AccountPasskeys account={data} />
      <AccountPassword account={data} />
      <AccountCodes account={data} />
      <AccountEmail account={data} />
      <AccountWords account={data} />
      <AccountSessions account={data} />
      <section>
        <h2>Delete account</h2>
        <p>Your name, address, passkeys and sessions are deleted at once. What is kept on this device stays.</p>
        <ConfirmDialog
          title="Delete account"
          question="Are you sure you want to delete your account? This action cannot be undone."
          action="Delete account"
          onAction={() => remove.mutate()}
        >
          <button type="button" className="button danger">
            Delete account
          </button>
        </ConfirmDialog>
      </section>
    </>
  );
}
