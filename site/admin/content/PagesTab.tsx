import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPage } from '#data/contract/admin/pages.ts';
import { useAct } from '../../islands/account/use-act.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { contentApi } from './content-api.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { EditPage, NewPage } from './PageEditor.tsx';
import { PageRow } from './PageRow.tsx';
import { Revisions } from './Revisions.tsx';
import { LateStyle } from '../../islands/shared/LateStyle.tsx';
import style from './content.css?inline';

type Open = { kind: 'list' } | { kind: 'new' } | { kind: 'edit' | 'revisions'; id: string };

export function PagesTab() {
  return (
    <>
      <LateStyle css={style} />
      <Pages />
    </>
  );
}

/** Pages of one's own: the list, and in its place the page that is written. */
function Pages() {
  const [open, setOpen] = useState<Open>({ kind: 'list' });
  const [deleted, setDeleted] = useState<ListedPage>();
  const pages = useQuery({ queryKey: ['pages'], queryFn: contentApi.pages });
  const undelete = useAct({
    run: contentApi.undeletePage,
    done: 'Page brought back',
    failed: 'Undo failed',
    renews: ['pages'],
    onDone: () => setDeleted(undefined),
  });
  const close = (): void => setOpen({ kind: 'list' });
  if (open.kind === 'new') return <NewPage onClose={close} />;
  if (open.kind === 'edit') return <EditPage id={open.id} onClose={close} />;
  if (open.kind === 'revisions') return <Revisions id={open.id} onClose={close} />;
  return (
    <Loaded query={pages} label="Loading pages">
      {({ pages: list }) => (
        <>
          {deleted && (
            <DeletedNotice
              key={deleted.id}
              title={deleted.title}
              onUndo={() => undelete.mutate(deleted.id)}
              onOver={() => setDeleted(undefined)}
            />
          )}
          {list.length === 0 ? (
            <p className="hint none">No custom pages created yet.</p>
          ) : (
            <ul className="rows">
              {list.map((page) => (
                <PageRow
                  key={page.id}
                  page={page}
                  onEdit={() => setOpen({ kind: 'edit', id: page.id })}
                  onRevisions={() => setOpen({ kind: 'revisions', id: page.id })}
                  onDeleted={() => setDeleted(page)}
                />
              ))}
            </ul>
          )}
          <button type="button" className="button primary wide" onClick={() => setOpen({ kind: 'new' })}>
            Create Page
          </button>
        </>
      )}
    </Loaded>
  );
}
