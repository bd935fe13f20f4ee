import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedPage } from '#data/administration/contract/pages.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { contentApi } from './content-api.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { EditPage, NewPage } from './PageEditor.tsx';
import { PageRow } from './PageRow.tsx';
import { Revisions } from './Revisions.tsx';
import { LazyStyle } from '../../client/LateStyle.tsx';
import style from './content.css?inline';
import { createPageAction, loadingPages, noPages, pageRestored, undoFailed } from './messages.ts';

/** The view that is, or was, open instead of the list. */
type Opened = { kind: 'new'; id?: undefined } | { kind: 'edit' | 'revisions'; id: string };

export function PagesTab() {
  return (
    <>
      <LazyStyle css={style} />
      <Pages />
    </>
  );
}

/** Custom pages: the list, or the page that is being edited. */
function Pages() {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Opened>({ kind: 'new' });
  const [deleted, setDeleted] = useState<ListedPage>();
  const undo = useRef<HTMLButtonElement>(null);
  const { within, next } = useStableFocus();
  const pages = useQuery({ queryKey: ['pages'], queryFn: contentApi.pages });
  const undelete = useServerAction({
    run: contentApi.undeletePage,
    done: pageRestored,
    failed: undoFailed,
    invalidates: [['pages']],
    onDone: () => setDeleted(undefined),
  });
  const open = (what: Opened): void => {
    setOpened(what);
    setOpen(true);
  };
  /** The button that opened a view gets the focus back, or another one if its row is gone. */
  const openerRef = (kind: Opened['kind'], id?: string) =>
    opened.kind === kind && opened.id === id ? next : undefined;
  return (
    <div {...within}>
      {isOpen ? (
        <OpenedPage
          opened={opened}
          onClose={(saved) => {
            // The focus moves to the new page in the list.
            if (saved !== undefined) setOpened({ kind: 'edit', id: saved });
            setOpen(false);
          }}
        />
      ) : (
        <Loaded query={pages} label={loadingPages}>
          {({ pages: list }) => (
            <>
              {deleted && (
                <DeletedNotice
                  key={deleted.id}
                  title={deleted.title}
                  undoRef={undo}
                  onUndo={() => undelete.mutate(deleted.id)}
                  onOver={() => setDeleted(undefined)}
                />
              )}
              <Rows none={noPages} next={undo}>
                {list.map((page) => (
                  <PageRow
                    key={page.id}
                    page={page}
                    editRef={openerRef('edit', page.id)}
                    revisionsRef={openerRef('revisions', page.id)}
                    onEdit={() => open({ kind: 'edit', id: page.id })}
                    onRevisions={() => open({ kind: 'revisions', id: page.id })}
                    onDeleted={() => setDeleted(page)}
                  />
                ))}
              </Rows>
              <button
                ref={list.some(({ id }) => id === opened.id) ? undefined : next}
                type="button"
                className="button primary wide"
                onClick={() => open({ kind: 'new' })}
              >
                {createPageAction}
              </button>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}

function OpenedPage({ opened, onClose }: { opened: Opened; onClose: (saved?: string) => void }) {
  if (opened.kind === 'new') return <NewPage onClose={onClose} />;
  if (opened.kind === 'edit') return <EditPage id={opened.id} onClose={onClose} />;
  return <Revisions id={opened.id} onClose={() => onClose()} />;
}
