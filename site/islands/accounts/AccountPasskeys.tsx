import { useState } from 'react';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { Field } from '../../views/forms/Field.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { accountApi } from './account-api.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatDay } from '../../client/format-when.ts';
import { createPasskey } from './browser-passkeys.ts';
import { useServerAction } from '../../client/use-act.ts';

export function AccountPasskeys({ account }: { account: AccountAnswer }) {
  const [label, setLabel] = useState('');
  const { heading, within } = useStableFocus();
  const add = useServerAction({
    run: async () => accountApi.finishPasskey(await createPasskey(await accountApi.beginPasskey(), label)),
    done: 'Passkey added',
    failed: 'The passkey was not added',
    renews: ['account'],
    onDone: () => setLabel(''),
  });
  const remove = useServerAction({
    run: accountApi.removePasskey,
    done: 'Passkey removed',
    failed: 'Deletion failed',
    renews: ['account'],
  });
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        Passkeys
      </h2>
      <p>
        A fingerprint, a face or a PIN of your device in place of a password. Nothing that could be stolen is kept here.
      </p>
      <ul className="rows" {...within}>
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <strong>{passkey.label}</strong>
              <p className="hint">
                added {formatDay(passkey.createdAt)}
                {passkey.lastUsedAt && `, used ${formatDay(passkey.lastUsedAt)}`}
                {passkey.backedUp && ', on your other devices too'}
              </p>
            </div>
            <ConfirmDialog
              title="Remove passkey"
              question={`“${passkey.label}” will not sign you in any more. This action cannot be undone.`}
              action="Remove"
              onAction={() => remove.mutate(passkey.id)}
            >
              <button type="button" className="button danger">
                Remove
              </button>
            </ConfirmDialog>
          </li>
        ))}
      </ul>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        <Field id="passkey-label" label="Name of the new passkey (optional)">
          {(tie) => (
            <input {...tie} value={label} maxLength={60} onChange={(event) => setLabel(event.currentTarget.value)} />
          )}
        </Field>
        <div className="actions">
          <BusyButton className="button" isBusy={add.isPending}>
            Add a passkey
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
