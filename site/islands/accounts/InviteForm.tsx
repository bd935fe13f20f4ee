import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InviteAnswer, SignedInUser } from '#data/accounts/contract/account.ts';
import { Field } from '../../views/forms/Field.tsx';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import { messageOf } from '../../client/api-error.ts';
import { createPasskey } from './browser-passkeys.ts';
import {
  checkingLink,
  createPasskey as createPasskeyLabel,
  createWithPassword,
  inviteLead,
  inviteWorksOnce,
  newPasswordHint,
  or,
  passkeyHint,
  passwordLabel,
  registrationFailed,
  resetLead,
  resetWorksOnce,
  setThisPassword,
  usernameHint,
  usernameLabel,
  withUsername,
} from './sign-in/messages.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { showIssues } from '../../client/show-issues.ts';

const loadSchema = async () => (await import('#data/accounts/contract/account.ts')).acceptForm;

export interface InviteFormProps {
  /** The token in the link. */
  token: string;
  /** `isNew`: the account was created with this link. */
  onSignedIn: (user: SignedInUser, isNew: boolean) => void;
}

/** The form behind a one-time link: creates an account, or gives new access to one, with a passkey or a password. */
export function InviteForm({ token, onSignedIn }: InviteFormProps) {
  const [invite, setInvite] = useState<InviteAnswer>();
  const [loadError, setLoadError] = useState<string>();
  useEffect(() => {
    accountApi.invite(token).then(setInvite, (error: unknown) => setLoadError(messageOf(error)));
  }, [token]);
  if (loadError)
    return (
      <p className="fault" role="alert">
        {loadError}
      </p>
    );
  if (!invite) return <div className="spinner" role="status" aria-label={checkingLink} />;
  if (invite.kind === 'recovery') return <RecoveryForm token={token} username={invite.username ?? ''} />;
  return <Guest {...{ token, onSignedIn, invite }} />;
}

function Guest({ token, onSignedIn, invite }: InviteFormProps & { invite: InviteAnswer }) {
  const [isEntering, setEntering] = useState(false);
  const form = useForm({
    resolver: useLazyResolver(loadSchema),
    defaultValues: { token, password: '', username: invite.username ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isEntering || isSubmitting;
  const isReset = invite.kind === 'reset';
  const enter = async (accept: () => Promise<SignedInUser>): Promise<void> => {
    setEntering(true);
    form.clearErrors('root');
    try {
      onSignedIn(await accept(), invite.kind === 'invite');
    } catch (error) {
      setEntering(false);
      showIssues(error, ['username', 'password'], form.setError);
      showToast({ title: registrationFailed, description: messageOf(error), destructive: true });
    }
  };
  const withPasskey = async (): Promise<void> => {
    if (!(await form.trigger('username', { shouldFocus: true }))) return;
    const guest = { token, username: form.getValues('username') };
    await enter(async () =>
      accountApi.finishInvite({ ...guest, ...(await createPasskey(await accountApi.beginInvite(guest))) }),
    );
  };
  return (
    <>
      <p className="hint">
        {isReset ? resetLead : inviteLead[invite.role]}
        {invite.username && (
          <>
            {withUsername[isReset ? 'reset' : 'invite']}
            <strong>{invite.username}</strong>
          </>
        )}
        {isReset ? resetWorksOnce : inviteWorksOnce}
      </p>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => enter(() => accountApi.acceptInvite({ ...values, token })))(event)
        }
      >
        {invite.username === null && (
          <Field id="invite-username" label={usernameLabel} hint={usernameHint} error={errors.username?.message}>
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
        )}
        <p className="hint">{passkeyHint}</p>
        <BusyButton type="button" className="button primary" isBusy={isBusy} onClick={() => void withPasskey()}>
          {createPasskeyLabel}
        </BusyButton>
        <p className="or">{or}</p>
        <PasswordField
          id="invite-password"
          label={passwordLabel}
          hint={newPasswordHint}
          error={errors.password?.message}
          autoComplete="new-password"
          input={form.register('password')}
        />
        {errors.root?.message && (
          <p className="fault" role="alert">
            {errors.root.message}
          </p>
        )}
        <BusyButton className="button" isBusy={isBusy}>
          {isReset ? setThisPassword : createWithPassword}
        </BusyButton>
      </form>
    </>
  );
}
