import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsersAnswer } from '#data/administration/contract/users.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog, type CreatedLink } from './LinkDialog.tsx';
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
          <span className="sr">Find by name or address</span>
          <input
            type="search"
            placeholder="Find by name or address"
            value={q}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setPage(1);
            }}
          />
        </label>
        <InviteDialog onMade={setLink} />
      </div>
      <Loaded query={users} label="Loading users">
        {(answer) => (
          <div {...within}>
            {answer.invites.length > 0 && <Invites invites={answer.invites} />}
            <h2 tabIndex={-1} ref={heading}>
              {answer.total === 1 ? '1 account' : `${answer.total} accounts`}
            </h2>
            <Rows none="Nobody has that name or address.">
              {answer.users.map((user) => (
                <UserRow key={user.id} user={user} onLink={setLink} />
              ))}
            </Rows>
            <Pages answer={answer} onPage={setPage} />
          </div>
        )}
      </Loaded>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}

function Pages({ answer: { page, totalPages }, onPage }: { answer: UsersAnswer; onPage: (page: number) => void }) {
  if (totalPages < 2) return null;
  return (
    <div className="actions">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span className="hint">
        Page {page} of {totalPages}
      </span>
      <button type="button" className="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </div>
  );
}

function Invites({ invites }: Pick<UsersAnswer, 'invites'>) {
  const revoke = useServerAction({
    run: adminApi.revokeInvite,
    done: 'Link revoked',
    failed: 'Update failed',
    renews: ['users'],
  });
  return (
    <section>
      <h2>Links that nobody has used yet</h2>
      <Rows>
        {invites.map(({ id, kind, role, username, createdBy, expiresAt }) => (
          <li key={id}>
            <div>
              <b>{username ?? 'A name of their choice'}</b>{' '}
              <span className="pill">{kind === 'reset' ? 'new way in' : role}</span>
              <p className="hint">
                by {createdBy ?? 'the installation'}, until {formatWhen(expiresAt)}
              </p>
            </div>
            <button type="button" className="button danger" onClick={() => revoke.mutate(id)}>
              Revoke
            </button>
          </li>
        ))}
      </Rows>
    </section>
  );
}
