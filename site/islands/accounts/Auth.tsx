import { useEffect } from 'react';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { useClientValue } from '../../client/use-on-device.ts';
import { accountApi } from './account-api.ts';
import { showCarriedToast } from './carried-toast.ts';
import { completeSignIn, openPageAfterSignIn } from './complete-sign-in.ts';
import { preloadDashboard } from './fetch-next.ts';
import { InviteForm } from './InviteForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** The token of the link that led here, or empty. Read only once, because "Skip to content" replaces the fragment. */
let token: string | undefined;
const readToken = (): string => (token ??= inviteToken(location.hash) ?? '');

/** Signing in, registering and one-time links. The build renders the sign-in form, the most common case. */
export function Auth() {
  const params = new URLSearchParams(useClientValue(() => location.search) ?? '');
  const invite = useClientValue(readToken);
  const isRegistering = params.get('tab') === 'register';
  const next = params.get('next');
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
  if (invite)
    return (
      <div className="auth">
        <h1>Welcome</h1>
        <InviteForm token={invite} onSignedIn={(user) => completeSignIn(user, 'Registration successful')} />
      </div>
    );
  if (isRegistering)
    return (
      <div className="auth">
        <h1>Register</h1>
        <p>An account of your own on this site.</p>
        <RegisterForm onSignedIn={(user) => completeSignIn(user, 'Registration successful')} />
        <p className="else">
          You have an account? <a href={`/auth${nextParam && `?${nextParam}`}`}>Login</a>
        </p>
      </div>
    );
  return (
    <div className="auth">
      <h1>Sign in</h1>
      <p>For readers with an account, and for those who look after this site.</p>
      <LoginForm onSignedIn={(user) => completeSignIn(user, 'Login successful')} />
      <p className="else">
        New here? <a href={`/auth?tab=register${nextParam && `&${nextParam}`}`}>Register</a>
      </p>
    </div>
  );
}
