import type { ListedUser } from '#data/administration/contract/users.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import type { CreatedLink } from './LinkDialog.tsx';
import {
  accountDeleted,
  blockAction,
  blockQuestion,
  blockedLabel,
  deleteAction,
  deleteUserQuestion,
  deletionFailed,
  linkCreated,
  makeAdminAction,
  makeAdminQuestion,
  makeReaderAction,
  makeReaderQuestion,
  roleActionLabel,
  signInLinkAction,
  signInLinkLabel,
  signInLinkTitle,
  unblockAction,
  updateFailed,
  userActionLabel,
  userFactsMessage,
  userUpdated,
  yourAccountLabel,
} from './messages.ts';

export interface UserRowProps {
  user: ListedUser;
  onLink: (link: CreatedLink) => void;
}

/** The role to change to, by the current role. */
interface RoleChange {
  to: ListedUser['role'];
  action: string;
  question: (username: string) => string;
}
const roleChanges: Record<ListedUser['role'], RoleChange> = {
  reader: { to: 'admin', action: makeAdminAction, question: makeAdminQuestion },
  admin: { to: 'reader', action: makeReaderAction, question: makeReaderQuestion },
};

/**
 * An account and its actions. The server refuses to remove the last administrator. Administrators cannot block or
 * demote themselves, to avoid locking themselves out by accident; they delete their account on its own page.
 */
export function UserRow({ user, onLink }: UserRowProps) {
  const { within, next } = useStableFocus();
  const { id, isOwn, username, role, status } = user;
  const common = { failed: updateFailed, invalidates: [['users'], ['overview']] };
  const change = useServerAction({ run: adminApi.changeUser, done: userUpdated, ...common });
  const reset = useServerAction({
    run: adminApi.resetUser,
    done: linkCreated,
    ...common,
    onDone: (made) => onLink({ ...made, title: signInLinkTitle(username) }),
  });
  const remove = useServerAction({
    run: adminApi.deleteUser,
    done: accountDeleted,
    ...common,
    failed: deletionFailed,
  });
  const isBusy = change.isPending || reset.isPending || remove.isPending;
  const roleChange = roleChanges[role];
  return (
    <li>
      <div>
        <b>{username}</b> <span className="pill">{role}</span>{' '}
        {status === 'blocked' && <span className="pill bad">{blockedLabel}</span>}
        <p className="hint">{userFactsMessage(user)}</p>
      </div>
      <div className="actions" {...within}>
        {!isOwn && (
          <>
            <ConfirmDialog
              title={roleActionLabel(roleChange.action, username)}
              question={roleChange.question(username)}
              action={roleChange.action}
              onAction={() => change.mutate({ id, role: roleChange.to })}
            >
              <BusyButton
                type="button"
                className="button"
                isBusy={isBusy}
                aria-label={roleActionLabel(roleChange.action, username)}
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
                aria-label={userActionLabel(unblockAction, username)}
                onClick={() => change.mutate({ id, status: 'active' })}
              >
                {unblockAction}
              </BusyButton>
            ) : (
              <ConfirmDialog
                title={userActionLabel(blockAction, username)}
                question={blockQuestion(username)}
                action={blockAction}
                onAction={() => change.mutate({ id, status: 'blocked' })}
              >
                <BusyButton
                  ref={next}
                  type="button"
                  className="button"
                  isBusy={isBusy}
                  aria-label={userActionLabel(blockAction, username)}
                >
                  {blockAction}
                </BusyButton>
              </ConfirmDialog>
            )}
          </>
        )}
        <BusyButton
          type="button"
          className="button"
          isBusy={isBusy}
          aria-label={signInLinkLabel(username)}
          onClick={() => reset.mutate(id)}
        >
          {signInLinkAction}
        </BusyButton>
        {isOwn ? (
          <a className="button" href="/account">
            {yourAccountLabel}
          </a>
        ) : (
          <ConfirmDialog
            title={userActionLabel(deleteAction, username)}
            question={deleteUserQuestion(username)}
            action={deleteAction}
            onAction={() => remove.mutate(id)}
          >
            <BusyButton
              type="button"
              className="button danger"
              isBusy={isBusy}
              aria-label={userActionLabel(deleteAction, username)}
            >
              {deleteAction}
            </BusyButton>
          </ConfirmDialog>
        )}
      </div>
    </li>
  );
}
