import { useForm } from 'react-hook-form';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { Field } from '../../views/forms/Field.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import {
  emailHint,
  emailLabel,
  emailRemoved,
  emailSaved,
  emailTitle,
  saveEmail,
  updateFailed,
} from './account/messages.ts';
import { accountApi } from './account-api.ts';
import { useServerAction } from '../../client/use-act.ts';

const loadSchema = async () => (await import('#data/accounts/contract/account.ts')).emailForm;

export function AccountEmail({ account }: { account: AccountAnswer }) {
  const form = useForm({ resolver: useLazyResolver(loadSchema), defaultValues: { email: account.email ?? '' } });
  const change = useServerAction({
    run: accountApi.changeEmail,
    done: ({ email }) => (email ? emailSaved : emailRemoved),
    failed: updateFailed,
    invalidates: [['account']],
  });
  return (
    <section>
      <h2>{emailTitle}</h2>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit(({ email }) => change.mutate(email ?? ''))(event)}
      >
        <Field id="account-email" label={emailLabel} hint={emailHint} error={form.formState.errors.email?.message}>
          {(tie) => <input {...form.register('email')} {...tie} type="email" autoComplete="email" />}
        </Field>
        <div className="actions">
          <BusyButton className="button" isBusy={change.isPending}>
            {saveEmail}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
