import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { redirectForm } from '#data/administration/contract/redirects.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { botApi } from './bot-api.ts';
import {
  createRedirectAction,
  redirectCreated,
  redirectFailed,
  redirectFromHint,
  redirectFromLabel,
  redirectMessage,
  redirectToHint,
  redirectToLabel,
} from './messages.ts';

export interface RedirectFormProps {
  /** Distinguishes the fields of several forms. */
  id: string;
  /** The missing path. If absent, the form asks for it. */
  from?: string;
  onClose: () => void;
}

/** Moves the focus into the form when it opens. */
const atOnce = { autoFocus: true };
const path = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** A form for the redirect of a missing path. */
export function RedirectForm({ id, from, onClose }: RedirectFormProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(redirectForm),
    defaultValues: { from: from ?? '', to: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (form) => {
    try {
      await botApi.makeRedirect(form);
      showToast({ title: redirectCreated, description: redirectMessage(form.from, form.to) });
      await client.invalidateQueries({ queryKey: ['bot'] });
      onClose();
    } catch (error) {
      showIssues(error, ['from', 'to'], setError);
      showToast({ title: redirectFailed, description: messageOf(error), destructive: true });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {from === undefined && (
        <Field id={`${id}-from`} label={redirectFromLabel} hint={redirectFromHint} error={errors.from?.message}>
          {(tie) => <input {...register('from')} {...tie} {...path} {...atOnce} />}
        </Field>
      )}
      <Field id={`${id}-to`} label={redirectToLabel} hint={redirectToHint} error={errors.to?.message}>
        {(tie) => <input {...register('to')} {...tie} {...path} {...(from === undefined ? {} : atOnce)} />}
      </Field>
      <FormEnd
        error={from === undefined ? undefined : errors.from?.message}
        action={createRedirectAction}
        isPending={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
