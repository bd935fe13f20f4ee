import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { newPlacementForms, type ListedPlacement } from '#data/contract/admin/placements.ts';
import type { PlacementKind } from '#data/contract/placements.ts';
import { messageOf } from '../../islands/account/api-fault.ts';
import { showIssues } from '../../islands/account/show-issues.ts';
import { showToast } from '../../islands/shared/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { ContentField } from './ContentField.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { contentApi } from './content-api.ts';
import { fromLocal, latestLocal, localTime, toLocal } from './local-time.ts';
import { PlacePreview } from './PlacePreview.tsx';
import { kindWords, positionWords } from './placement-words.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

export interface PlacementFormProps {
  kind: PlacementKind;
  /** Without one a new one is made. */
  placement?: ListedPlacement;
  onClose: () => void;
}

/** As the server takes it, but for dates, which are of the device's own zone here. */
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
/** Whoever opened it goes on in it. */
const atOnce = { autoFocus: true };

function valuesOf(kind: PlacementKind, placement: ListedPlacement | undefined): Form {
  const { title = '', content = '', position, href, startsAt = null, endsAt = null, active = true } = placement ?? {};
  return {
    title,
    content,
    position: position ?? kindWords[kind].positions[0],
    linkUrl: href ?? '',
    startsAt: toLocal(startsAt),
    endsAt: toLocal(endsAt),
    active,
  };
}

/** Writes an advertisement or a box. */
export function PlacementForm({ kind, placement, onClose }: PlacementFormProps) {
  const client = useQueryClient();
  const words = kindWords[kind];
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: valuesOf(kind, placement) });
  const { register, handleSubmit, setError, setValue, control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const mayLeave = useLeaveQuestion(isDirty);
  const [title, content, position, linkUrl] = useWatch({ control, name: ['title', 'content', 'position', 'linkUrl'] });
  const submit = handleSubmit(async ({ linkUrl: link, ...values }) => {
    const dates = { startsAt: fromLocal(values.startsAt), endsAt: fromLocal(values.endsAt) };
    const body = { ...values, ...dates, ...(kind === 'advertisement' && { linkUrl: link }) };
    try {
      await (placement
        ? contentApi.changePlacement({ kind, id: placement.id, ...body, revision: placement.revision })
        : contentApi.createPlacement(kind, body));
      showToast({ title: placement ? words.updated : words.created, description: values.title });
      await client.invalidateQueries({ queryKey: ['placements'] });
      onClose();
    } catch (error) {
      showIssues(error, fields, setError);
      showToast({
        title: placement ? 'Update failed' : 'Creation failed',
        description: messageOf(error),
        destructive: true,
      });
    }
  });
  return (
    <form className="form page-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{placement ? `Edit “${placement.title}”` : words.heading}</h2>
      <Field id="placement-title" label="Title" fault={errors.title?.message}>
        {(tie) => <input {...register('title')} {...tie} {...atOnce} dir="auto" autoComplete="off" />}
      </Field>
      <ContentField
        label="Content"
        value={content}
        fault={errors.content?.message}
        onChange={(next) => setValue('content', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <Field id="placement-position" label="Position" hint={positionWords[position]} fault={errors.position?.message}>
        {(tie) => (
          <select {...register('position')} {...tie}>
            {words.positions.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      {kind === 'advertisement' && (
        <Field
          id="placement-link"
          label="Link (optional)"
          hint="Where its title leads: https://…"
          fault={errors.linkUrl?.message}
        >
          {(tie) => <input type="url" {...register('linkUrl')} {...tie} autoCapitalize="none" spellCheck={false} />}
        </Field>
      )}
      <div className="halves">
        <Field id="placement-from" label="From (optional)" fault={errors.startsAt?.message}>
          {(tie) => <input type="datetime-local" max={latestLocal} {...register('startsAt')} {...tie} />}
        </Field>
        <Field id="placement-until" label="Until (optional)" fault={errors.endsAt?.message}>
          {(tie) => <input type="datetime-local" max={latestLocal} {...register('endsAt')} {...tie} />}
        </Field>
      </div>
      <label className="check">
        <input type="checkbox" {...register('active')} /> Active
      </label>
      <PlacePreview
        placement={{ id: 'preview', kind, title: title || 'Title', html: content, position, href: linkUrl || null }}
      />
      <FormEnd
        fault={errors.root?.message}
        action={placement ? 'Save' : words.create}
        isPending={isSubmitting}
        onCancel={() => mayLeave() && onClose()}
      />
    </form>
  );
}
