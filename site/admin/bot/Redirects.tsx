import { useQuery } from '@tanstack/react-query';
import type { ListedRedirect } from '#data/administration/contract/redirects.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { botApi } from './bot-api.ts';

/** Redirects of reported URLs; each can be undone. */
export function Redirects() {
  const redirects = useQuery({ queryKey: ['bot', 'redirects'], queryFn: botApi.redirects });
  return (
    <Loaded query={redirects} label="Loading redirects">
      {({ redirects: rows }) => (
        <Rows none="No redirect was made yet.">
          {rows.map((row) => (
            <Row key={row.id} redirect={row} />
          ))}
        </Rows>
      )}
    </Loaded>
  );
}

function Row({ redirect }: { redirect: ListedRedirect }) {
  const { id, from, to, createdAt, createdBy } = redirect;
  const undo = useServerAction({
    run: botApi.deleteRedirect,
    done: 'Redirect Deleted',
    failed: 'Failed to delete the redirect',
    renews: ['bot'],
  });
  return (
    <li className="import">
      <div>
        <b>{from}</b> leads to <a href={to}>{to}</a>
        <p className="hint">
          made {formatWhen(createdAt)} by {createdBy}
        </p>
      </div>
      <BusyButton
        type="button"
        className="button danger"
        isBusy={undo.isPending}
        aria-label={`Delete the redirect of ${from}`}
        onClick={() => undo.mutate(id)}
      >
        Delete
      </BusyButton>
    </li>
  );
}
