import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../views/forms/Field.tsx';
import { messageOf } from '../../client/api-error.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { showIssues } from '../../client/show-issues.ts';
import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import { accountLabel, linkFailed, sendingLink, sendLink } from './sign-in/messages.ts';

const loadSchema = async () => (await import('#data/accounts/contract/account.ts')).recoveryForm;

/** Asks for a link for a new password. The answer does not say whether the account exists. */
export function ForgotForm() {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({ resolver: useLazyResolver(loadSchema), defaultValues: { account: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      setAnswer((await accountApi.requestRecovery(values)).message);
    } catch (error) {
      showIssues(error, ['account'], form.setError);
      showToast({ title: linkFailed, description: messageOf(error), destructive: true });
    }
  });
  if (answer)
    return (
      <p className="notice" role="status">
        {answer}
      </p>
    );
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="forgot-account" label={accountLabel} error={errors.account?.message}>
        {(tie) => (
          <input
            {...form.register('account')}
            {...tie}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <BusyButton className="button primary" isBusy={isSubmitting}>
        {isSubmitting ? sendingLink : sendLink}
      </BusyButton>
    </form>
  );
}
