import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsersAnswer } from '#data/administration/contract/users.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { PageButtons } from '../parts/PageButtons.tsx';
import { Rows } from '../parts/Rows.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog, type CreatedLink } from './LinkDialog.tsx';
import {
  accountsCountMessage,
  anyUsername,
  findUsersLabel,
  linkRevoked,
  loadingUsers,
  noUsersMatch,
  openLinkFacts,
  openLinksTitle,
  revokeAction,
  revokeQuestion,
  revokeTitle,
  signInLinkPill,
  updateFailed,
} from './messages.ts';
import { UserRow } from './UserRow.tsx';

/** Accounts and invite links. */
export function UsersTab() {
  const [q, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [link, setLink] = useState<CreatedLink>();
  const { within, heading } = useStableFocus();
  const users = useQuery({
    queryKey: ['users', q, page],
    queryFn: () => adminApi.users(q, page),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="bar-of-tools">
        <label className="field">
          <span className="sr">{findUsersLabel}</span>
          <input
            type="search"
            placeholder={findUsersLabel}
            value={q}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setPage(1);
            }}
          />
        </label>
        <InviteDialog onMade={setLink} />
      </div>
      <Loaded query={users} label={loadingUsers}>
        {(answer) => (
          <div {...within}>
            {answer.invites.length > 0 && <Invites invites={answer.invites} />}
            <h2 tabIndex={-1} ref={heading}>
              {accountsCountMessage(answer.total)}
            </h2>
            <Rows none={noUsersMatch}>
              {answer.users.map((user) => (
                <UserRow key={user.id} user={user} onLink={setLink} />
              ))}
            </Rows>
            <PageButtons page={answer.page} totalPages={answer.totalPages} onPage={setPage} />
          </div>
        )}
      </Loaded>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}

function Invites({ invites }: Pick<UsersAnswer, 'invites'>) {
  const revoke = useServerAction({
    run: adminApi.revokeInvite,
    done: linkRevoked,
    failed: updateFailed,
    invalidates: [['users'], ['overview']],
  });
  return (
    <section>
      <h2>{openLinksTitle}</h2>
      <Rows>
        {invites.map(({ id, kind, role, username, createdBy, expiresAt }) => (
          <li key={id}>
            <div>
              <b>{username ?? anyUsername}</b> <span className="pill">{kind === 'reset' ? signInLinkPill : role}</span>
              <p className="hint">{openLinkFacts(createdBy, expiresAt)}</p>
            </div>
            <ConfirmDialog
              title={revokeTitle(kind, username)}
              question={revokeQuestion}
              action={revokeAction}
              onAction={() => revoke.mutate(id)}
            >
              <button type="button" className="button danger">
                {revokeAction}
              </button>
            </ConfirmDialog>
          </li>
        ))}
      </Rows>
    </section>
  );
}
