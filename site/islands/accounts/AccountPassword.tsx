import { useForm } from 'react-hook-form';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { passwordRequired } from '#data/accounts/messages.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import {
  changePassword,
  currentPasswordLabel,
  newPasswordHint,
  newPasswordLabel,
  noPassword,
  passwordChanged,
  passwordSetMessage,
  passwordTitle,
  setPassword,
  updateFailed,
} from './account/messages.ts';
import { accountApi } from './account-api.ts';
import { formatDay } from '../../client/format-when.ts';
import { showIssues } from '../../client/show-issues.ts';
import { readStoredUser, writeUser } from './stored-user.ts';
import { useServerAction } from '../../client/use-act.ts';

/** Sets a new password, which ends every other session. */
export function AccountPassword({ account }: { account: AccountAnswer }) {
  const form = useForm({ defaultValues: { currentPassword: '', password: '' } });
  const { errors } = form.formState;
  const change = useServerAction({
    run: accountApi.changePassword,
    done: passwordChanged,
    failed: updateFailed,
    invalidates: [['account']],
    onDone: ({ sessionId }) => {
      const stored = readStoredUser();
      if (stored) writeUser({ ...stored, sessionId });
      form.reset();
    },
  });
  const submit = form.handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { password, ...(account.hasPassword && { currentPassword }) },
      { onError: (error) => showIssues(error, ['currentPassword', 'password'], form.setError) },
    ),
  );
  return (
    <section>
      <h2>{passwordTitle}</h2>
      <p>
        {account.hasPassword && account.passwordChangedAt
          ? passwordSetMessage(formatDay(account.passwordChangedAt))
          : noPassword}
      </p>
      <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <input type="text" autoComplete="username" value={account.username} readOnly hidden />
        {account.hasPassword && (
          <PasswordField
            id="current-password"
            label={currentPasswordLabel}
            error={errors.currentPassword?.message}
            autoComplete="current-password"
            input={form.register('currentPassword', { required: passwordRequired })}
          />
        )}
        <PasswordField
          id="new-password"
          label={newPasswordLabel}
          hint={newPasswordHint}
          error={errors.password?.message}
          autoComplete="new-password"
          input={form.register('password', {
            required: passwordRequired,
            validate: (password) => findPasswordError(password, account.username),
          })}
        />
        {errors.root?.message && <p className="fault">{errors.root.message}</p>}
        <div className="actions">
          <BusyButton className="button" isBusy={change.isPending}>
            {account.hasPassword ? changePassword : setPassword}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
