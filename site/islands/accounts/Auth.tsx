import { useEffect, useState, type ReactNode } from 'react';
import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { useClientValue } from '../../client/use-on-device.ts';
import { accountApi } from './account-api.ts';
import { askAboutNotes } from './ask-about-notes.ts';
import { showCarriedToast } from './carried-toast.ts';
import { completeSignIn, openPageAfterSignIn } from './complete-sign-in.ts';
import { preloadDashboard } from './fetch-next.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import {
  accountCreated,
  addEmail,
  alreadyRegistered,
  backToSignIn,
  forgotLead,
  forgotPassword,
  forgotTitle,
  logIn,
  loginSuccessful,
  notRegistered,
  register,
  registerLead,
  registrationSuccessful,
  signInLead,
  signInTitle,
  welcomeTitle,
} from './sign-in/messages.ts';

/** The token of the link that led here, or empty. Read only once, because "Skip to content" replaces the fragment. */
let token: string | undefined;
const readToken = (): string => (token ??= inviteToken(location.hash) ?? '');

/** Signing in, registering and one-time links. The build renders the sign-in form, the most common case. */
export function Auth() {
  const params = new URLSearchParams(useClientValue(() => location.search) ?? '');
  const invite = useClientValue(readToken);
  const tab = params.get('tab');
  const mailsPasswords = useMailsPasswords();
  const next = params.get('next');
  const [question, setQuestion] = useState<ReactNode>();
  const finish = (user: SignedInUser, title: string, advice?: string): void => {
    const leave = (): void => completeSignIn(user, title, advice);
    void askAboutNotes(user).then(
      (asked) => (asked ? setQuestion(<asked.SignInQuestion question={asked.question} leave={leave} />) : leave()),
      leave,
    );
  };
  const nextParam = next ? `next=${encodeURIComponent(next)}` : '';
  useEffect(() => {
    showCarriedToast();
    preloadDashboard();
    // A one-time link is for anyone who opens it, signed in or not.
    if (!readToken()) accountApi.user().then(openPageAfterSignIn, () => undefined);
    // A link opened while this page is shown changes only the fragment.
    const followLink = () => inviteToken(location.hash) !== null && location.reload();
    addEventListener('hashchange', followLink);
    return () => removeEventListener('hashchange', followLink);
  }, []);
  if (question) return <div className="auth">{question}</div>;
  if (invite)
    return (
      <div className="auth">
        <h1>{welcomeTitle}</h1>
        <InviteForm
          token={invite}
          onSignedIn={(user, isNew) =>
            finish(user, isNew ? accountCreated : loginSuccessful, isNew && user.role === 'admin' ? addEmail : '')
          }
        />
      </div>
    );
  if (tab === 'forgot')
    return (
      <div className="auth">
        <h1>{forgotTitle}</h1>
        <p>{forgotLead}</p>
        <ForgotForm />
        <p className="else">
          <a href={`/auth${nextParam && `?${nextParam}`}`}>{backToSignIn}</a>
        </p>
      </div>
    );
  if (tab === 'register')
    return (
      <div className="auth">
        <h1>{register}</h1>
        <p>{registerLead}</p>
        <RegisterForm onSignedIn={(user) => finish(user, registrationSuccessful)} />
        <p className="else">
          {alreadyRegistered} <a href={`/auth${nextParam && `?${nextParam}`}`}>{logIn}</a>
        </p>
      </div>
    );
  return (
    <div className="auth">
      <h1>{signInTitle}</h1>
      <p>{signInLead}</p>
      <LoginForm onSignedIn={(user) => finish(user, loginSuccessful)} />
      <p className="else">
        {notRegistered} <a href={`/auth?tab=register${nextParam && `&${nextParam}`}`}>{register}</a>
      </p>
      {mailsPasswords && (
        <p className="else">
          <a href={`/auth?tab=forgot${nextParam && `&${nextParam}`}`}>{forgotPassword}</a>
        </p>
      )}
    </div>
  );
}

/** Whether the site can mail a link for a new password. */
function useMailsPasswords(): boolean {
  const [mailsPasswords, setMailsPasswords] = useState(false);
  useEffect(() => {
    accountApi.site().then(
      ({ passwordByMail }) => setMailsPasswords(passwordByMail),
      () => undefined,
    );
  }, []);
  return mailsPasswords;
}
