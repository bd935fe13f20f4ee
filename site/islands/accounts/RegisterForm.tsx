import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { Field } from '../../views/forms/Field.tsx';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import { messageOf } from '../../client/api-error.ts';
import {
  emailLabel,
  newPasswordHint,
  passwordLabel,
  register,
  registering,
  registrationClosed,
  registrationFailed,
  usernameHint,
  usernameLabel,
} from './sign-in/messages.ts';
import { showIssues } from '../../client/show-issues.ts';

const loadSchema = async () => (await import('#data/accounts/contract/account.ts')).registerForm;

/** Creates an account, if the site allows registration. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const isClosed = useIsRegistrationClosed();
  const form = useForm({
    resolver: useLazyResolver(loadSchema),
    defaultValues: { username: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      onSignedIn(await accountApi.register(values));
    } catch (error) {
      showIssues(error, ['username', 'email', 'password'], form.setError);
      showToast({ title: registrationFailed, description: messageOf(error), destructive: true });
    }
  });
  if (isClosed) return <p className="hint">{registrationClosed}</p>;
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="register-username" label={usernameLabel} hint={usernameHint} error={errors.username?.message}>
        {(tie) => (
          <input
            {...form.register('username')}
            {...tie}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="register-email" label={emailLabel} error={errors.email?.message}>
        {(tie) => <input {...form.register('email')} {...tie} type="email" autoComplete="email" />}
      </Field>
      <PasswordField
        id="register-password"
        label={passwordLabel}
        hint={newPasswordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        input={form.register('password')}
      />
      {errors.root?.message && <p className="fault">{errors.root.message}</p>}
      <BusyButton className="button primary" isBusy={isSubmitting}>
        {isSubmitting ? registering : register}
      </BusyButton>
    </form>
  );
}

/**
 * Assumes that registration is open until the site says otherwise. If that request fails, submitting the form shows the
 * error.
 */
function useIsRegistrationClosed(): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    accountApi
      .site()
      .then(({ registrationOpen }) => setClosed(!registrationOpen))
      .catch(() => undefined);
  }, []);
  return isClosed;
}
