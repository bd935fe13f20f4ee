import { useState } from 'react';
import type { AccountAnswer, CodeEnrolment } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { accountApi } from './account-api.ts';
import { AddApp } from './AddApp.tsx';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatDay } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';

/** An authenticator app whose codes are required in addition to the password. */
export function AccountCodes({ account }: { account: AccountAnswer }) {
  const { heading, within } = useStableFocus();
  const [begun, setBegun] = useState<CodeEnrolment>();
  const begin = useServerAction({
    run: accountApi.beginCodes,
    failed: 'The app was not added',
    renews: [],
    onDone: setBegun,
  });
  const remove = useServerAction({
    run: accountApi.removeCodes,
    done: 'App removed',
    failed: 'Deletion failed',
    renews: ['account'],
  });
  const end = (): void => {
    setBegun(undefined);
    // The pressed button is removed with the form.
    heading.current?.focus();
  };
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        Authenticator app
      </h2>
      {account.codesSince ? (
        <>
          <p>Since {formatDay(account.codesSince)} its code is asked for beside your password.</p>
          <div {...within}>
            <ConfirmDialog
              title="Remove the app"
              question="Your password alone will sign you in. This action cannot be undone, but an app can be added again."
              action="Remove"
              onAction={() => remove.mutate()}
            >
              <button type="button" className="button">
                Remove the app
              </button>
            </ConfirmDialog>
          </div>
        </>
      ) : (
        <>
          <p>
            {account.hasPassword
              ? 'A second factor beside your password: six digits that an app on your phone shows, others each half minute. A passkey needs none.'
              : 'A code is asked for beside a password, and you have none: your passkey is two factors by itself.'}
          </p>
          {begun ? (
            <AddApp begun={begun} onEnd={end} />
          ) : (
            account.hasPassword && (
              <BusyButton type="button" className="button" isBusy={begin.isPending} onClick={() => begin.mutate()}>
                Add an app
              </BusyButton>
            )
          )}
        </>
      )}
    </section>
  );
}
