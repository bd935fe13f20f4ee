import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { newPageForm, staleAnswer, type PageAnswer } from '#data/administration/contract/pages.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { ApiError } from '../../client/call-api.ts';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Conflict } from './Conflict.tsx';
import { ContentField } from './ContentField.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { contentApi } from './content-api.ts';
import { fromLocal, maxLocalTime, localTime, toLocal } from './local-time.ts';
import { slugify } from './slugify.ts';
import { withCompleteDates } from './complete-dates.ts';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import {
  contentLabel,
  createPageAction,
  creationFailed,
  editTitle,
  inFooterLabel,
  inSearchLabel,
  isListedLabel,
  loadingPage,
  newPageTitle,
  pageCreated,
  pageUpdated,
  publishAtHint,
  publishAtLabel,
  publishedLabel,
  saveAction,
  slugHint,
  slugLabel,
  titleLabel,
  updateFailed,
} from './messages.ts';

export interface EditorProps {
  /** `saved` is the id of the page, if it was saved. */
  onClose: (saved?: string) => void;
}

export function NewPage({ onClose }: EditorProps) {
  return <PageForm onClose={onClose} />;
}

/** Fetches the page again, because the list may be outdated. */
export function EditPage({ id, onClose }: EditorProps & { id: string }) {
  const page = useQuery({
    queryKey: ['pages', id, 'edit'],
    queryFn: () => contentApi.page(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={page} label={loadingPage}>
      {(loadedPage) => <PageForm page={loadedPage} onClose={onClose} />}
    </Loaded>
  );
}

const formSchema = newPageForm.extend({
  publishAt: localTime,
  active: z.boolean(),
  isListed: z.boolean(),
  inFooter: z.boolean(),
  inSearch: z.boolean(),
});
type Form = z.infer<typeof formSchema>;
/** Moves the focus into the editor when it opens. */
const atOnce = { autoFocus: true };
const fields = ['title', 'slug', 'content', 'publishAt'] as const;

function valuesOf(page: PageAnswer | undefined): Form {
  const { title = '', slug = '', content = '', active = true, isListed = true } = page ?? {};
  const { inFooter = false, inSearch = false } = page ?? {};
  return { title, slug, content, active, isListed, inFooter, inSearch, publishAt: toLocal(page?.publishAt ?? null) };
}

function PageForm({ page, onClose }: EditorProps & { page?: PageAnswer }) {
  const client = useQueryClient();
  const [revision, setRevision] = useState(page?.revision ?? 0);
  const [theirs, setTheirs] = useState<PageAnswer>();
  const form = useForm({ resolver: withCompleteDates(zodResolver(formSchema)), defaultValues: valuesOf(page) });
  const { register, handleSubmit, setError, setValue, control, formState, reset } = form;
  const { errors, isSubmitting, isDirty, dirtyFields } = formState;
  const mayLeave = useUnsavedChanges(isDirty);
  const [slug, content] = useWatch({ control, name: ['slug', 'content'] });

  const save = async (values: Form, over: number): Promise<void> => {
    const body = { ...values, publishAt: fromLocal(values.publishAt) };
    try {
      const saved = await (page
        ? contentApi.changePage({ id: page.id, ...body, revision: over })
        : contentApi.createPage(body));
      showToast({ title: page ? pageUpdated : pageCreated, description: saved.title });
      await client.invalidateQueries({ queryKey: ['pages'] });
      onClose(saved.id);
    } catch (error) {
      const stale = staleAnswer.safeParse(error instanceof ApiError ? error.answer : undefined);
      if (stale.success) setTheirs(stale.data.current);
      else showIssues(error, fields, setError);
      showToast({
        title: page ? updateFailed : creationFailed,
        description: messageOf(error),
        destructive: true,
      });
    }
  };
  const submit = handleSubmit((values) => save(values, revision));

  if (theirs)
    return (
      <Conflict
        theirs={theirs}
        mine={form.getValues()}
        isBusy={isSubmitting}
        onMine={() => {
          setRevision(theirs.revision);
          setTheirs(undefined);
        }}
        onTheirs={() => {
          reset(valuesOf(theirs));
          setRevision(theirs.revision);
          setTheirs(undefined);
        }}
      />
    );
  return (
    <form className="form page-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{page ? editTitle(page.title) : newPageTitle}</h2>
      <Field id="page-title" label={titleLabel} error={errors.title?.message}>
        {(tie) => (
          <input
            {...register('title', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                // Derive the slug from the title until the slug is edited.
                if (!page && !dirtyFields.slug)
                  setValue('slug', slugify(target.value), { shouldValidate: formState.isSubmitted });
              },
            })}
            {...tie}
            {...atOnce}
            dir="auto"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        id="page-slug"
        label={slugLabel}
        hint={slugHint(slug, page !== undefined && slug !== page.slug)}
        error={errors.slug?.message}
      >
        {(tie) => <input {...register('slug')} {...tie} autoCapitalize="none" autoComplete="off" spellCheck={false} />}
      </Field>
      <ContentField
        label={contentLabel}
        value={content}
        error={errors.content?.message}
        onChange={(next) => setValue('content', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <Field id="page-date" label={publishAtLabel} hint={publishAtHint} error={errors.publishAt?.message}>
        {(tie) => <input type="datetime-local" max={maxLocalTime} {...register('publishAt')} {...tie} />}
      </Field>
      <div>
        <label className="check">
          <input type="checkbox" {...register('active')} /> {publishedLabel}
        </label>
        <label className="check">
          <input type="checkbox" {...register('isListed')} /> {isListedLabel}
        </label>
        <label className="check">
          <input type="checkbox" {...register('inFooter')} /> {inFooterLabel}
        </label>
        <label className="check">
          <input type="checkbox" {...register('inSearch')} /> {inSearchLabel}
        </label>
      </div>
      <FormEnd
        error={errors.root?.message}
        action={page ? saveAction : createPageAction}
        isPending={isSubmitting}
        onCancel={() => mayLeave() && onClose()}
      />
    </form>
  );
}
