import { useState, type Ref } from 'react';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import { useServerAction } from '../../client/use-act.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { RowSwitch } from '../parts/RowSwitch.tsx';
import { contentApi } from './content-api.ts';
import { placementKindTexts, positionDescriptions, positionNames } from './placement-texts.ts';
import {
  activeLabel,
  deletePlacementQuestion,
  deletionFailed,
  editAction,
  editLabel,
  placementFacts,
  placementStateMessage,
  updateFailed,
} from './messages.ts';

export interface PlacementRowProps {
  placement: ListedPlacement;
  editRef?: Ref<HTMLButtonElement> | undefined;
  onEdit: () => void;
  onDeleted: () => void;
}

/** An advertisement or a box in its list. */
export function PlacementRow({ placement, editRef, onEdit, onDeleted }: PlacementRowProps) {
  const { kind, id, title, position, active, revision } = placement;
  const words = placementKindTexts[kind];
  const [now] = useState(() => new Date().toISOString());
  const change = useServerAction({
    run: contentApi.changePlacement,
    done: words.updated,
    failed: updateFailed,
    invalidates: [['placements']],
  });
  const remove = useServerAction({
    run: contentApi.deletePlacement,
    done: words.deleted,
    failed: deletionFailed,
    invalidates: [['placements']],
    onDone: onDeleted,
  });
  return (
    <li className="written-row">
      <div>
        <b dir="auto">{title}</b> <span className="pill">{positionNames[position]}</span>{' '}
        <span className="pill">{placementStateMessage(placement, now)}</span>
        <p className="hint">{positionDescriptions[position]}</p>
        <p className="hint">{placementFacts(placement)}</p>
      </div>
      <RowSwitch
        label={activeLabel}
        title={title}
        isOn={active}
        isPending={change.isPending}
        onChange={(isOn) => change.mutate({ kind, id, active: isOn, revision })}
      />
      <div className="actions">
        <button ref={editRef} type="button" className="button" aria-label={editLabel(title)} onClick={onEdit}>
          {editAction}
        </button>
        <DeleteButton title={title} question={deletePlacementQuestion} onDelete={() => remove.mutate(placement)} />
      </div>
    </li>
  );
}
