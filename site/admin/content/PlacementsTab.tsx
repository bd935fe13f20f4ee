import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPlacement } from '#data/contract/admin/placements.ts';
import type { PlacementKind } from '#data/contract/placements.ts';
import { useAct } from '../../islands/account/use-act.ts';
import { LateStyle } from '../../islands/shared/LateStyle.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { contentApi } from './content-api.ts';
import style from './content.css?inline';
import { DeletedNotice } from './DeletedNotice.tsx';
import { kindWords } from './placement-words.ts';
import { PlacementForm } from './PlacementForm.tsx';
import { PlacementRow } from './PlacementRow.tsx';

export function AdvertisementsTab() {
  return <Placements kind="advertisement" />;
}

export function BoxesTab() {
  return <Placements kind="box" />;
}

/** The list, and in its place the one that is written. */
function Placements({ kind }: { kind: PlacementKind }) {
  const [open, setOpen] = useState<'list' | 'new' | ListedPlacement>('list');
  const [deleted, setDeleted] = useState<ListedPlacement>();
  const words = kindWords[kind];
  const list = useQuery({ queryKey: ['placements', kind], queryFn: () => contentApi.placements(kind) });
  const undelete = useAct({
    run: contentApi.undeletePlacement,
    done: words.back,
    failed: 'Undo failed',
    renews: ['placements'],
    onDone: () => setDeleted(undefined),
  });
  return (
    <>
      <LateStyle css={style} />
      {open === 'list' ? (
        <Loaded query={list} label="Loading">
          {({ placements }) => (
            <>
              {deleted && (
                <DeletedNotice
                  key={deleted.id}
                  title={deleted.title}
                  onUndo={() => undelete.mutate(deleted)}
                  onOver={() => setDeleted(undefined)}
                />
              )}
              {placements.length === 0 ? (
                <p className="hint none">{words.none}</p>
              ) : (
                <ul className="rows">
                  {placements.map((each) => (
                    <PlacementRow
                      key={each.id}
                      placement={each}
                      onEdit={() => setOpen(each)}
                      onDeleted={() => setDeleted(each)}
                    />
                  ))}
                </ul>
              )}
              <button type="button" className="button primary wide" onClick={() => setOpen('new')}>
                {words.create}
              </button>
            </>
          )}
        </Loaded>
      ) : (
        <PlacementForm kind={kind} {...(open !== 'new' && { placement: open })} onClose={() => setOpen('list')} />
      )}
    </>
  );
}
