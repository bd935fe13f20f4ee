import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import {
  cancel,
  confirmationSent,
  confirmationSentMessage,
  sendConfirmationAgain,
  sendWords,
  subscribedMessage,
  unsubscribe,
  unsubscribed,
  updateFailed,
  wordOfDayAbout,
  wordOfDayNeedsEmail,
  wordOfDayTitle,
} from './account/messages.ts';
import { accountApi } from './account-api.ts';
import { useServerAction } from '../../client/use-act.ts';

/** A Hebrew word per day by email, for accounts with an email address. */
export function AccountWords({ account: { email, wordOfDay } }: { account: AccountAnswer }) {
  const { heading, within } = useStableFocus();
  const change = useServerAction({
    run: accountApi.changeWordOfDay,
    done: (answer) => (answer.wordOfDay === 'none' ? unsubscribed : confirmationSent),
    failed: updateFailed,
    invalidates: [['account']],
  });
  const text = {
    none: email ? wordOfDayAbout : wordOfDayNeedsEmail,
    asked: confirmationSentMessage(email ?? ''),
    confirmed: subscribedMessage(email ?? ''),
  }[wordOfDay];
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        {wordOfDayTitle}
      </h2>
      <p>{text}</p>
      <div className="actions" {...within}>
        {wordOfDay !== 'confirmed' && (
          <BusyButton
            type="button"
            className="button"
            disabled={!email}
            isBusy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            {wordOfDay === 'none' ? sendWords : sendConfirmationAgain}
          </BusyButton>
        )}
        {wordOfDay !== 'none' && (
          <BusyButton type="button" className="button" isBusy={change.isPending} onClick={() => change.mutate(false)}>
            {wordOfDay === 'asked' ? cancel : unsubscribe}
          </BusyButton>
        )}
      </div>
    </section>
  );
}
