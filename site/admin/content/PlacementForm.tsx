import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import {
  newPlacementForms,
  type ListedPlacement,
  type ListedPlacements,
} from '#data/administration/contract/placements.ts';
import type { PlacementKind } from '#data/site/contract/placements.ts';
import { errorCodeOf, messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { Conflict } from './Conflict.tsx';
import { ContentField } from './ContentField.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { contentApi } from './content-api.ts';
import { fromLocal, maxLocalTime, localTime, toLocal } from './local-time.ts';
import { PlacementPreview } from './PlacementPreview.tsx';
import { placementKindTexts, positionDescriptions, positionNames } from './placement-texts.ts';
import { withCompleteDates } from './complete-dates.ts';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import {
  activeLabel,
  contentLabel,
  creationFailed,
  editTitle,
  fromDifference,
  fromHint,
  fromLabel,
  linkDifference,
  linkHint,
  linkLabel,
  positionLabel,
  saveAction,
  titleLabel,
  titlePlaceholder,
  untilDifference,
  untilHint,
  untilLabel,
  updateFailed,
} from './messages.ts';

export interface PlacementFormProps {
  kind: PlacementKind;
  /** Absent for a new placement. */
  placement?: ListedPlacement;
  /** `saved` is the id of the placement, if it was saved. */
  onClose: (saved?: string) => void;
}

/** Matches the schema of the server, except for dates, which are in the local time zone here. */
const formSchema = z.object({
  title: newPlacementForms.box.shape.title,
  content: newPlacementForms.box.shape.content,
  position: z.union([newPlacementForms.advertisement.shape.position, newPlacementForms.box.shape.position]),
  linkUrl: z.string(),
  startsAt: localTime,
  endsAt: localTime,
  active: z.boolean(),
});
type Form = z.infer<typeof formSchema>;
const fields = ['title', 'content', 'position', 'linkUrl', 'startsAt', 'endsAt'] as const;
/** Labels of the fields other than title and text that a conflict lists. */
const otherLabels = {
  position: positionLabel,
  linkUrl: linkDifference,
  startsAt: fromDifference,
  endsAt: untilDifference,
  active: activeLabel,
} as const satisfies Partial<Record<keyof Form, string>>;
const others = Object.keys(otherLabels) as (keyof typeof otherLabels)[];
/** Moves the focus into the form when it opens. */
const atOnce = { autoFocus: true };

function valuesOf(kind: PlacementKind, placement: ListedPlacement | undefined): Form {
  const { title = '', content = '', position, href, startsAt = null, endsAt = null, active = true } = placement ?? {};
  return {
    title,
    content,
    position: position ?? placementKindTexts[kind].positions[0],
    linkUrl: href ?? '',
    startsAt: toLocal(startsAt),
    endsAt: toLocal(endsAt),
    active,
  };
}

/** Edits an advertisement or a box. */
export function PlacementForm({ kind, placement, onClose }: PlacementFormProps) {
  const client = useQueryClient();
  const words = placementKindTexts[kind];
  const [revision, setRevision] = useState(placement?.revision ?? 0);
  const [theirs, setTheirs] = useState<ListedPlacement>();
  const form = useForm({
    resolver: withCompleteDates(zodResolver(formSchema)),
    defaultValues: valuesOf(kind, placement),
  });
  const { register, handleSubmit, setError, setValue, control, formState, reset } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const mayLeave = useUnsavedChanges(isDirty);
  const [title, content, position, linkUrl] = useWatch({ control, name: ['title', 'content', 'position', 'linkUrl'] });
  /**
   * Returns the current state from the server and updates the list. Returns `undefined` if it was deleted or cannot be
   * read.
   */
  const readNow = async (id: string): Promise<ListedPlacement | undefined> => {
    await client.refetchQueries({ queryKey: ['placements', kind] });
    const list = client.getQueryData<ListedPlacements>(['placements', kind]);
    return list?.placements.find((each) => each.id === id);
  };
  const submit = handleSubmit(async ({ linkUrl: link, ...values }) => {
    const dates = { startsAt: fromLocal(values.startsAt), endsAt: fromLocal(values.endsAt) };
    const body = { ...values, ...dates, ...(kind === 'advertisement' && { linkUrl: link }) };
    try {
      const saved = await (placement
        ? contentApi.changePlacement({ kind, id: placement.id, ...body, revision })
        : contentApi.createPlacement(kind, body));
      showToast({ title: placement ? words.updated : words.created, description: values.title });
      await client.invalidateQueries({ queryKey: ['placements'] });
      onClose(saved.id);
    } catch (error) {
      const current = placement && errorCodeOf(error) === 'conflict' ? await readNow(placement.id) : undefined;
      if (current && current.revision !== revision) setTheirs(current);
      else showIssues(error, fields, setError);
      showToast({
        title: placement ? updateFailed : creationFailed,
        description: messageOf(error),
        destructive: true,
      });
    }
  });
  if (theirs) {
    const values = form.getValues();
    const theirValues = valuesOf(kind, theirs);
    return (
      <Conflict
        theirs={theirs}
        mine={values}
        others={others.filter((field) => values[field] !== theirValues[field]).map((field) => otherLabels[field])}
        isBusy={isSubmitting}
        onMine={() => {
          setRevision(theirs.revision);
          setTheirs(undefined);
        }}
        onTheirs={() => {
          reset(theirValues);
          setRevision(theirs.revision);
          setTheirs(undefined);
        }}
      />
    );
  }
  return (
    <form className="form page-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{placement ? editTitle(placement.title) : words.heading}</h2>
      <Field id="placement-title" label={titleLabel} error={errors.title?.message}>
        {(tie) => <input {...register('title')} {...tie} {...atOnce} dir="auto" autoComplete="off" />}
      </Field>
      <ContentField
        label={contentLabel}
        value={content}
        error={errors.content?.message}
        onChange={(next) => setValue('content', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <Field
        id="placement-position"
        label={positionLabel}
        hint={positionDescriptions[position]}
        error={errors.position?.message}
      >
        {(tie) => (
          <select {...register('position')} {...tie}>
            {words.positions.map((each) => (
              <option key={each} value={each}>
                {positionNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {kind === 'advertisement' && (
        <Field id="placement-link" label={linkLabel} hint={linkHint} error={errors.linkUrl?.message}>
          {(tie) => <input type="url" {...register('linkUrl')} {...tie} autoCapitalize="none" spellCheck={false} />}
        </Field>
      )}
      <div className="halves">
        <Field id="placement-from" label={fromLabel} hint={fromHint} error={errors.startsAt?.message}>
          {(tie) => <input type="datetime-local" max={maxLocalTime} {...register('startsAt')} {...tie} />}
        </Field>
        <Field id="placement-until" label={untilLabel} hint={untilHint} error={errors.endsAt?.message}>
          {(tie) => <input type="datetime-local" max={maxLocalTime} {...register('endsAt')} {...tie} />}
        </Field>
      </div>
      <label className="check">
        <input type="checkbox" {...register('active')} /> {activeLabel}
      </label>
      <PlacementPreview
        placement={{
          id: 'preview',
          kind,
          title: title || titlePlaceholder,
          html: content,
          position,
          href: linkUrl || null,
        }}
      />
      <FormEnd
        error={errors.root?.message}
        action={placement ? saveAction : words.create}
        isPending={isSubmitting}
        onCancel={() => mayLeave() && onClose()}
      />
    </form>
  );
}
