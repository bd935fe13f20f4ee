import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordRequired } from '#data/accounts/messages.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { messageOf } from '../../client/api-error.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { showIssues } from '../../client/show-issues.ts';
import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import {
  changeFailed,
  logIn,
  newPasswordHint,
  newPasswordLabel,
  recoveryLead,
  setPassword,
} from './sign-in/messages.ts';

/** The form behind a link that was mailed to a person who forgot the password. Afterwards the person signs in. */
export function RecoveryForm({ token, username }: { token: string; username: string }) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      setAnswer((await accountApi.acceptRecovery({ token, password })).message);
    } catch (error) {
      showIssues(error, ['password'], form.setError);
      showToast({ title: changeFailed, description: messageOf(error), destructive: true });
    }
  });
  if (answer)
    return (
      <>
        <p className="notice" role="status">
          {answer}
        </p>
        <p className="else">
          <a href="/auth">{logIn}</a>
        </p>
      </>
    );
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="hint">
        {recoveryLead[0]}
        <strong>{username}</strong>
        {recoveryLead[1]}
      </p>
      {/* For the browser's password store. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        id="recovery-password"
        label={newPasswordLabel}
        hint={newPasswordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        input={form.register('password', {
          required: passwordRequired,
          validate: (password) => findPasswordError(password, username),
        })}
      />
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <BusyButton className="button primary" isBusy={isSubmitting}>
        {setPassword}
      </BusyButton>
    </form>
  );
}
