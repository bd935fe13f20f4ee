import { useState, type Ref } from 'react';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { RowSwitch } from '../parts/RowSwitch.tsx';
import { contentApi } from './content-api.ts';
import { placementKindTexts, positionDescriptions } from './placement-texts.ts';

export interface PlacementRowProps {
  placement: ListedPlacement;
  editRef?: Ref<HTMLButtonElement> | undefined;
  onEdit: () => void;
  onDeleted: () => void;
}

/** An advertisement or a box in its list. */
export function PlacementRow({ placement, editRef, onEdit, onDeleted }: PlacementRowProps) {
  const { kind, id, title, position, active, revision, startsAt, endsAt, updatedAt, updatedBy } = placement;
  const words = placementKindTexts[kind];
  const [now] = useState(() => new Date().toISOString());
  const change = useServerAction({
    run: contentApi.changePlacement,
    done: words.updated,
    failed: 'Update failed',
    renews: ['placements'],
  });
  const remove = useServerAction({
    run: contentApi.deletePlacement,
    done: words.deleted,
    failed: 'Deletion failed',
    renews: ['placements'],
    onDone: onDeleted,
  });
  return (
    <li className="written-row">
      <div>
        <b dir="auto">{title}</b> <span className="pill">{position}</span>{' '}
        <span className="pill">{stateWords(placement, now)}</span>
        <p className="hint">{positionDescriptions[position]}</p>
        <p className="hint">
          {startsAt && `from ${formatWhen(startsAt)} · `}
          {endsAt && `until ${formatWhen(endsAt)} · `}
          changed {formatWhen(updatedAt)} by {updatedBy}
        </p>
      </div>
      <RowSwitch
        label="Active"
        title={title}
        isOn={active}
        isPending={change.isPending}
        onChange={(isOn) => change.mutate({ kind, id, active: isOn, revision })}
      />
      <div className="actions">
        <button ref={editRef} type="button" className="button" aria-label={`Edit: ${title}`} onClick={onEdit}>
          Edit
        </button>
        <DeleteButton
          title={title}
          question="Readers will no longer see it. For ten seconds you can undo that."
          onDelete={() => remove.mutate(placement)}
        />
      </div>
    </li>
  );
}

function stateWords({ active, startsAt, endsAt }: ListedPlacement, now: string): string {
  if (!active) return 'not active';
  if (startsAt && startsAt > now) return 'waits for its date';
  return endsAt && endsAt <= now ? 'over' : 'shown';
}
