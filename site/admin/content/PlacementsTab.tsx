import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import type { PlacementKind } from '#data/site/contract/placements.ts';
import { useServerAction } from '../../client/use-act.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Rows } from '../parts/Rows.tsx';
import { contentApi } from './content-api.ts';
import style from './content.css?inline';
import { DeletedNotice } from './DeletedNotice.tsx';
import { placementKindTexts } from './placement-texts.ts';
import { PlacementForm } from './PlacementForm.tsx';
import { PlacementRow } from './PlacementRow.tsx';
import { loadingPlacements, undoFailed } from './messages.ts';

export function AdvertisementsTab() {
  return <Placements kind="advertisement" />;
}

export function BoxesTab() {
  return <Placements kind="box" />;
}

/** The list, or the placement that is being edited. */
function Placements({ kind }: { kind: PlacementKind }) {
  const [isOpen, setOpen] = useState(false);
  /** The placement that is, or was, being edited; `undefined` for a new one. */
  const [opened, setOpened] = useState<ListedPlacement>();
  /** The placement that was created last. */
  const [created, setCreated] = useState<string>();
  const [deleted, setDeleted] = useState<ListedPlacement>();
  const undo = useRef<HTMLButtonElement>(null);
  const { within, next } = useStableFocus();
  const words = placementKindTexts[kind];
  const list = useQuery({ queryKey: ['placements', kind], queryFn: () => contentApi.placements(kind) });
  const undelete = useServerAction({
    run: contentApi.undeletePlacement,
    done: words.restored,
    failed: undoFailed,
    invalidates: [['placements']],
    onDone: () => setDeleted(undefined),
  });
  const focusedId = opened?.id ?? created;
  const open = (placement?: ListedPlacement): void => {
    setOpened(placement);
    setOpen(true);
  };
  return (
    <div {...within}>
      <LazyStyle css={style} />
      {isOpen ? (
        <PlacementForm
          kind={kind}
          {...(opened && { placement: opened })}
          onClose={(saved) => {
            setCreated(opened ? undefined : saved);
            setOpen(false);
          }}
        />
      ) : (
        <Loaded query={list} label={loadingPlacements}>
          {({ placements }) => (
            <>
              {deleted && (
                <DeletedNotice
                  key={deleted.id}
                  title={deleted.title}
                  undoRef={undo}
                  onUndo={() => undelete.mutate(deleted)}
                  onOver={() => setDeleted(undefined)}
                />
              )}
              <Rows none={words.none} next={undo}>
                {placements.map((each) => (
                  <PlacementRow
                    key={each.id}
                    placement={each}
                    // Gets the focus when the form of this placement closes.
                    editRef={each.id === focusedId ? next : undefined}
                    onEdit={() => open(each)}
                    onDeleted={() => setDeleted(each)}
                  />
                ))}
              </Rows>
              <button
                ref={placements.some(({ id }) => id === focusedId) ? undefined : next}
                type="button"
                className="button primary wide"
                onClick={() => open()}
              >
                {words.create}
              </button>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
