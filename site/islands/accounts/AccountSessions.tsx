import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import {
  endSession,
  sessionEnded,
  sessionTimesMessage,
  sessionsTitle,
  signOutElsewhere,
  signedOutElsewhere,
  thisDevice,
  updateFailed,
} from './account/messages.ts';
import { accountApi } from './account-api.ts';
import { describeAgent } from './describe-agent.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';

/** The devices where the account is signed in. */
export function AccountSessions({ account }: { account: AccountAnswer }) {
  const { heading, within } = useStableFocus();
  const end = useServerAction({
    run: accountApi.endSession,
    done: sessionEnded,
    failed: updateFailed,
    invalidates: [['account']],
  });
  const endOthers = useServerAction({
    run: accountApi.endOthers,
    done: signedOutElsewhere,
    failed: updateFailed,
    invalidates: [['account']],
  });
  const sessions = account.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <section {...within}>
      <h2 tabIndex={-1} ref={heading}>
        {sessionsTitle}
      </h2>
      <ul className="rows">
        {sessions.map(({ handle, agent, isCurrent, createdAt, lastSeenAt }) => (
          <li key={handle}>
            <div>
              <strong>{describeAgent(agent)}</strong> {isCurrent && <span className="pill">{thisDevice}</span>}
              <p className="hint">{sessionTimesMessage(formatWhen(createdAt), formatWhen(lastSeenAt))}</p>
            </div>
            {!isCurrent && (
              <button type="button" className="button" onClick={() => end.mutate(handle)}>
                {endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      <BusyButton
        type="button"
        className="button"
        disabled={sessions.length < 2}
        isBusy={endOthers.isPending}
        onClick={() => endOthers.mutate()}
      >
        {signOutElsewhere}
      </BusyButton>
    </section>
  );
}
