import { useState } from 'react';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { Field } from '../../views/forms/Field.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import {
  addPasskey,
  deletionFailed,
  passkeyAdded,
  passkeyNameLabel,
  passkeyNotAdded,
  passkeyRemoved,
  passkeyUseMessage,
  passkeysAbout,
  passkeysTitle,
  remove as removeLabel,
  removePasskeyMessage,
  removePasskeyTitle,
} from './account/messages.ts';
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
    done: passkeyAdded,
    failed: passkeyNotAdded,
    invalidates: [['account']],
    onDone: () => setLabel(''),
  });
  const remove = useServerAction({
    run: accountApi.removePasskey,
    done: passkeyRemoved,
    failed: deletionFailed,
    invalidates: [['account']],
  });
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        {passkeysTitle}
      </h2>
      <p>{passkeysAbout}</p>
      <ul className="rows" {...within}>
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <strong>{passkey.label}</strong>
              <p className="hint">
                {passkeyUseMessage(
                  formatDay(passkey.createdAt),
                  passkey.lastUsedAt ? formatDay(passkey.lastUsedAt) : undefined,
                  passkey.backedUp,
                )}
              </p>
            </div>
            <ConfirmDialog
              title={removePasskeyTitle}
              question={removePasskeyMessage(passkey.label)}
              action={removeLabel}
              onAction={() => remove.mutate(passkey.id)}
            >
              <button type="button" className="button danger">
                {removeLabel}
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
        <Field id="passkey-label" label={passkeyNameLabel}>
          {(tie) => (
            <input {...tie} value={label} maxLength={60} onChange={(event) => setLabel(event.currentTarget.value)} />
          )}
        </Field>
        <div className="actions">
          <BusyButton className="button" isBusy={add.isPending}>
            {addPasskey}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}
