import { useState } from 'react';
import type { AccountAnswer, CodeEnrolment } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import {
  addApp,
  appAbout,
  appNotAdded,
  appRemoved,
  appTitle,
  codesSinceMessage,
  deletionFailed,
  noCodesNeeded,
  remove,
  removeApp,
  removeAppQuestion,
} from './account/messages.ts';
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
    failed: appNotAdded,
    onDone: setBegun,
  });
  const removal = useServerAction({
    run: accountApi.removeCodes,
    done: appRemoved,
    failed: deletionFailed,
    invalidates: [['account']],
  });
  const end = (): void => {
    setBegun(undefined);
    // The pressed button is removed with the form.
    heading.current?.focus();
  };
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        {appTitle}
      </h2>
      {account.codesSince ? (
        <>
          <p>{codesSinceMessage(formatDay(account.codesSince))}</p>
          <div {...within}>
            <ConfirmDialog
              title={removeApp}
              question={removeAppQuestion}
              action={remove}
              onAction={() => removal.mutate()}
            >
              <button type="button" className="button">
                {removeApp}
              </button>
            </ConfirmDialog>
          </div>
        </>
      ) : (
        <>
          <p>{account.hasPassword ? appAbout : noCodesNeeded}</p>
          {begun ? (
            <AddApp begun={begun} onEnd={end} />
          ) : (
            account.hasPassword && (
              <BusyButton type="button" className="button" isBusy={begin.isPending} onClick={() => begin.mutate()}>
                {addApp}
              </BusyButton>
            )
          )}
        </>
      )}
    </section>
  );
}
