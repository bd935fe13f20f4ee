import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { CodeField } from '../../views/forms/CodeField.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { showToast } from '../../client/toasts.ts';
import { useIsHydrated } from '../../client/use-on-device.ts';
import { accountApi } from './account-api.ts';
import { errorCodeOf, messageOf } from '../../client/api-error.ts';
import { answerPasskey } from './browser-passkeys.ts';
import {
  codeHint,
  logIn,
  loggingIn,
  loginFailed,
  or,
  passwordLabel,
  passkeyButton,
  usernameLabel,
} from './sign-in/messages.ts';
import { showIssues } from '../../client/show-issues.ts';

const loadSchema = async () => (await import('#data/accounts/contract/account.ts')).loginForm;

export interface LoginFormProps {
  /** Prefilled if it is known who signs in again. */
  username?: string | undefined;
  onSignedIn: (user: SignedInUser) => void;
}

/**
 * Signs in with a username and password, or a passkey, then with a code if the account has an authenticator app. The
 * form is disabled until scripts have loaded: without them it could not be submitted, and on the URL of a one-time link
 * another form replaces it, which would lose the typed text.
 */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const isAlive = useIsHydrated();
  const [isEntering, setEntering] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({ resolver: useLazyResolver(loadSchema), ...(username && { defaultValues: { username } }) });
  const { errors, isSubmitting } = form.formState;
  // Submitting includes validation, so that a second press of Enter sends nothing.
  const isBusy = isEntering || isSubmitting;
  useEffect(() => {
    if (asksCode) form.setFocus('code');
  }, [asksCode, form]);

  const enter = async (signIn: () => Promise<SignedInUser>): Promise<void> => {
    setEntering(true);
    form.clearErrors('root');
    try {
      onSignedIn(await signIn());
    } catch (error) {
      setEntering(false);
      // The password was correct. Ask for the code.
      if (errorCodeOf(error) === 'second_factor' && !asksCode) return setAsksCode(true);
      showIssues(error, ['code'], form.setError);
      showToast({ title: loginFailed, description: messageOf(error), destructive: true });
    }
    return undefined;
  };
  return (
    <>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => enter(() => accountApi.login(values)))(event)}
      >
        <Field id="login-username" label={usernameLabel} error={errors.username?.message}>
          {(tie) => (
            <input
              {...form.register('username')}
              {...tie}
              type="text"
              disabled={!isAlive}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <PasswordField
          id="login-password"
          label={passwordLabel}
          error={errors.password?.message}
          autoComplete="current-password"
          input={{ ...form.register('password'), disabled: !isAlive }}
        />
        {asksCode && (
          <CodeField id="login-code" hint={codeHint} error={errors.code?.message} input={form.register('code')} />
        )}
        {errors.root?.message && <p className="fault">{errors.root.message}</p>}
        <BusyButton className="button primary" disabled={!isAlive} isBusy={isBusy}>
          {isBusy ? loggingIn : logIn}
        </BusyButton>
      </form>
      <p className="or">{or}</p>
      <BusyButton
        type="button"
        className="button"
        disabled={!isAlive}
        isBusy={isBusy}
        onClick={() =>
          void enter(async () => accountApi.finishLogin(await answerPasskey(await accountApi.beginLogin())))
        }
      >
        {passkeyButton}
      </BusyButton>
    </>
  );
}
