import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { accountApi } from './account-api.ts';
import { describeAgent } from './describe-agent.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';

/** The devices where the account is signed in. */
export function AccountSessions({ account }: { account: AccountAnswer }) {
  const { heading, within } = useStableFocus();
  const end = useServerAction({
    run: accountApi.endSession,
    done: 'Session ended',
    failed: 'Update failed',
    renews: ['account'],
  });
  const endOthers = useServerAction({
    run: accountApi.endOthers,
    done: 'Signed out everywhere else',
    failed: 'Update failed',
    renews: ['account'],
  });
  const sessions = account.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <section {...within}>
      <h2 tabIndex={-1} ref={heading}>
        Sessions
      </h2>
      <ul className="rows">
        {sessions.map(({ handle, agent, isCurrent, createdAt, lastSeenAt }) => (
          <li key={handle}>
            <div>
              <strong>{describeAgent(agent)}</strong> {isCurrent && <span className="pill">this one</span>}
              <p className="hint">
                since {formatWhen(createdAt)}, seen {formatWhen(lastSeenAt)}
              </p>
            </div>
            {!isCurrent && (
              <button type="button" className="button" onClick={() => end.mutate(handle)}>
                End
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
        Sign out everywhere else
      </BusyButton>
    </section>
  );
}
