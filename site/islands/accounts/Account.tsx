import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  accountCreatedMessage,
  accountDeleted,
  accountNeedsScripts,
  accountRoleMessage,
  accountTitle,
  adminDashboard,
  checkingSession,
  deleteAccount,
  deleteAccountAbout,
  deleteAccountQuestion,
  deletionFailed,
  loadingAccount,
  logOut,
  loginNeeded,
  needsSecondFactor,
  redirecting,
  siteUnreachable,
} from './account/messages.ts';
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
import { tryAgain } from './messages.ts';
import { privateQueries } from '../../client/private-queries.ts';
import { signOut } from './sign-out.ts';
import { writeUser } from './stored-user.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useSession } from './use-session.ts';

/** The reader's own account. The built page contains no personal data. */
export function Account() {
  const session = useSession('/account', loginNeeded);
  useEffect(showCarriedToast, []);
  return (
    <QueryClientProvider client={privateQueries}>
      <div className="account">
        <h1>{accountTitle}</h1>
        {session.kind === 'signed-in' && <Details />}
        {session.kind === 'checking' && (
          <>
            <Checking label={checkingSession} href="/account" />
            <noscript>
              <p>{accountNeedsScripts}</p>
            </noscript>
          </>
        )}
        {session.kind === 'leaving' && <p role="status">{redirecting}</p>}
        {session.kind === 'unreachable' && (
          <p role="alert">
            {siteUnreachable} <a href="/account">{tryAgain}</a>
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
    done: accountDeleted,
    failed: deletionFailed,
    onDone: () => {
      writeUser(undefined);
      carryToast({ title: accountDeleted });
      location.assign('/auth');
    },
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <div className="spinner" role="status" aria-label={loadingAccount} />;
  return (
    <>
      <p>
        <strong>{data.username}</strong> <span className="pill">{accountRoleMessage(data.role)}</span>{' '}
        {accountCreatedMessage(formatDay(data.createdAt))}
      </p>
      {data.needsFactor && (
        <p className="notice" role="status">
          {needsSecondFactor}
        </p>
      )}
      <div className="actions">
        {data.role === 'admin' && !data.needsFactor && (
          <a className="button" href="/admin">
            {adminDashboard}
          </a>
        )}
        <button type="button" className="button" onClick={() => void signOut()}>
          {logOut}
        </button>
      </div>
      <AccountPasskeys account={data} />
      <AccountPassword account={data} />
      <AccountCodes account={data} />
      <AccountEmail account={data} />
      <AccountWords account={data} />
      <AccountSessions account={data} />
      <section>
        <h2>{deleteAccount}</h2>
        <p>{deleteAccountAbout}</p>
        <ConfirmDialog
          title={deleteAccount}
          question={deleteAccountQuestion}
          action={deleteAccount}
          onAction={() => remove.mutate()}
        >
          <button type="button" className="button danger">
            {deleteAccount}
          </button>
        </ConfirmDialog>
      </section>
    </>
  );
}
