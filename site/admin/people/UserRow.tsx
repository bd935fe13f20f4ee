import type { ListedUser } from '#data/administration/contract/users.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatDay, formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import type { CreatedLink } from './LinkDialog.tsx';

export interface UserRowProps {
  user: ListedUser;
  onLink: (link: CreatedLink) => void;
}

/** The role to change to, by the current role, with a sentence that continues after the name. */
const roleChanges: Record<ListedUser['role'], { to: ListedUser['role']; action: string; about: string }> = {
  reader: {
    to: 'admin',
    action: 'Make admin',
    about: 'will be able to do all that this dashboard can, to every account too.',
  },
  admin: { to: 'reader', action: 'Make reader', about: 'will no longer see this dashboard.' },
};

/**
 * An account and its actions. The server refuses to remove the last administrator. Administrators cannot block or
 * demote themselves, to avoid locking themselves out by accident; they delete their account on its own page.
 */
export function UserRow({ user, onLink }: UserRowProps) {
  const { within, next } = useStableFocus();
  const { id, isOwn, username, role, status } = user;
  const common = { failed: 'Update failed', renews: ['users'] };
  const change = useServerAction({ run: adminApi.changeUser, done: 'User updated', ...common });
  const reset = useServerAction({
    run: adminApi.resetUser,
    done: 'Link made',
    ...common,
    onDone: (made) => onLink({ ...made, title: `A new way in for ${username}` }),
  });
  const remove = useServerAction({
    run: adminApi.deleteUser,
    done: 'Account deleted',
    ...common,
    failed: 'Deletion failed',
  });
  const isBusy = change.isPending || reset.isPending || remove.isPending;
  const roleChange = roleChanges[role];
  return (
    <li>
      <div>
        <b>{username}</b> <span className="pill">{role}</span>{' '}
        {status === 'blocked' && <span className="pill bad">blocked</span>}
        <p className="hint">{factsOf(user)}</p>
      </div>
      <div className="actions" {...within}>
        {!isOwn && (
          <>
            <ConfirmDialog
              title={`${roleChange.action}: ${username}`}
              question={`${username} ${roleChange.about}`}
              action={roleChange.action}
              onAction={() => change.mutate({ id, role: roleChange.to })}
            >
              <BusyButton
                type="button"
                className="button"
                isBusy={isBusy}
                aria-label={`${roleChange.action}: ${username}`}
              >
                {roleChange.action}
              </BusyButton>
            </ConfirmDialog>
            {status === 'blocked' ? (
              <BusyButton
                ref={next}
                type="button"
                className="button"
                isBusy={isBusy}
                aria-label={`Unblock ${username}`}
                onClick={() => change.mutate({ id, status: 'active' })}
              >
                Unblock
              </BusyButton>
            ) : (
              <ConfirmDialog
                title={`Block ${username}`}
                question={`${username} will be signed out everywhere, and cannot sign in before an administrator allows it again.`}
                action="Block"
                onAction={() => change.mutate({ id, status: 'blocked' })}
              >
                <BusyButton
                  ref={next}
                  type="button"
                  className="button"
                  isBusy={isBusy}
                  aria-label={`Block ${username}`}
                >
                  Block
                </BusyButton>
              </ConfirmDialog>
            )}
          </>
        )}
        <BusyButton
          type="button"
          className="button"
          isBusy={isBusy}
          aria-label={`Reset link for ${username}`}
          onClick={() => reset.mutate(id)}
        >
          Reset link
        </BusyButton>
        {isOwn ? (
          <a className="button" href="/account">
            Your account
          </a>
        ) : (
          <ConfirmDialog
            title={`Delete ${username}`}
            question={`Are you sure you want to delete the account of ${username}? This action cannot be undone.`}
            action="Delete"
            onAction={() => remove.mutate(id)}
          >
            <BusyButton type="button" className="button danger" isBusy={isBusy} aria-label={`Delete ${username}`}>
              Delete
            </BusyButton>
          </ConfirmDialog>
        )}
      </div>
    </li>
  );
}

function factsOf({ email, createdAt, lastSeenAt, sessions, passkeys, hasPassword, hasCodes }: ListedUser): string {
  const waysIn = [
    hasPassword && (hasCodes ? 'password with code' : 'password'),
    passkeys > 0 && `${passkeys} passkey${passkeys === 1 ? '' : 's'}`,
  ];
  return [
    email,
    `since ${formatDay(createdAt)}`,
    lastSeenAt ? `seen ${formatWhen(lastSeenAt)}` : 'not signed in',
    sessions > 1 && `${sessions} sessions`,
    waysIn.filter(Boolean).join(' and '),
  ]
    .filter(Boolean)
    .join(' · ');
}
