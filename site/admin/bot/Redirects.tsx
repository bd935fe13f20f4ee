import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListedRedirect } from '#data/administration/contract/redirects.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { botApi } from './bot-api.ts';
import {
  deleteAction,
  deleteRedirectLabel,
  loadingRedirects,
  newRedirectAction,
  noRedirects,
  redirectDeleteFailed,
  redirectDeleted,
  redirectFacts,
} from './messages.ts';

/** All redirects; each can be deleted. */
export function Redirects() {
  const redirects = useQuery({ queryKey: ['bot', 'redirects'], queryFn: botApi.redirects });
  return (
    <Loaded query={redirects} label={loadingRedirects}>
      {({ redirects: rows }) => (
        <>
          <NewRedirect />
          <Rows none={noRedirects}>
            {rows.map((row) => (
              <Row key={row.id} redirect={row} />
            ))}
          </Rows>
        </>
      )}
    </Loaded>
  );
}

function NewRedirect() {
  const [isOpen, setOpen] = useState(false);
  const { within, next } = useStableFocus();
  return (
    <div {...within}>
      {isOpen ? (
        <RedirectForm id="new" onClose={() => setOpen(false)} />
      ) : (
        <button ref={next} type="button" className="button" onClick={() => setOpen(true)}>
          {newRedirectAction}
        </button>
      )}
    </div>
  );
}

function Row({ redirect }: { redirect: ListedRedirect }) {
  const { id, from, to } = redirect;
  const undo = useServerAction({
    run: botApi.deleteRedirect,
    done: redirectDeleted,
    failed: redirectDeleteFailed,
    invalidates: [['bot']],
  });
  return (
    <li className="import">
      <div>
        <b>{from}</b> redirects to <a href={to}>{to}</a>
        <p className="hint">{redirectFacts(redirect)}</p>
      </div>
      <BusyButton
        type="button"
        className="button danger"
        isBusy={undo.isPending}
        aria-label={deleteRedirectLabel(from)}
        onClick={() => undo.mutate(id)}
      >
        {deleteAction}
      </BusyButton>
    </li>
  );
}
