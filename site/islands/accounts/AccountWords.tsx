import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { accountApi } from './account-api.ts';
import { useServerAction } from '../../client/use-act.ts';

/** A Hebrew word per day by e-mail, for accounts with an e-mail address. */
export function AccountWords({ account: { email, wordOfDay } }: { account: AccountAnswer }) {
  const { heading, within } = useStableFocus();
  const change = useServerAction({
    run: accountApi.changeWordOfDay,
    done: (answer) => (answer.wordOfDay === 'none' ? 'No more words will come' : 'A message with a link is on its way'),
    failed: 'Update failed',
    renews: ['account'],
  });
  const text = {
    none: `A Hebrew word a day, with a verse in which it stands${email ? '' : '. Save an e-mail address first'}.`,
    asked: `A message to ${email} asks whether you want it: press the link in it.`,
    confirmed: `A word goes to ${email} each day.`,
  }[wordOfDay];
  return (
    <section>
      <h2 tabIndex={-1} ref={heading}>
        Hebrew word of the day
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
            {wordOfDay === 'none' ? 'Send me a word a day' : 'Send the message again'}
          </BusyButton>
        )}
        {wordOfDay !== 'none' && (
          <BusyButton type="button" className="button" isBusy={change.isPending} onClick={() => change.mutate(false)}>
            {wordOfDay === 'asked' ? 'Stop asking' : 'Leave'}
          </BusyButton>
        )}
      </div>
    </section>
  );
}
