import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ListedText, TextForm } from '#data/administration/contract/texts.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { DialogContent } from '../../client/DialogContent.tsx';
import { showIssues } from '../../client/show-issues.ts';
import { useServerAction } from '../../client/use-act.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { LicenseOptions } from '../parts/LicenseOptions.tsx';
import {
  cancelAction,
  changeFailed,
  editAction,
  editTextLabel,
  formDescription,
  languageHint,
  languageLabel,
  licenseLabel,
  nameLabel,
  positionHint,
  positionIsWhole,
  positionLabel,
  saveAction,
  textSavedMessage,
  shortNameHint,
  shortNameLabel,
} from './messages.ts';

/** The button that edits a version, with its dialog. */
export function TextDialog({ text }: { text: ListedText }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="button" aria-label={editTextLabel(text.name)}>
        {editAction}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <DialogContent className="small-sheet" onClose={() => setOpen(false)}>
          <Dialog.Title>{editTextLabel(text.name)}</Dialog.Title>
          <Dialog.Description>{formDescription}</Dialog.Description>
          <Details text={text} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const fields = ['name', 'shortName', 'language', 'licence', 'position'] as const;

function Details({ text, onDone }: { text: ListedText; onDone: () => void }) {
  const { code, name, shortName, language, licence, position } = text;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name, shortName, language, licence, position: position === null ? '' : String(position) },
  });
  const { errors, dirtyFields } = formState;
  const change = useServerAction({
    run: adminApi.changeText,
    done: textSavedMessage,
    failed: changeFailed,
    invalidates: [['texts'], ['files']],
    onDone,
  });
  const submit = handleSubmit(({ position: place, ...values }) => {
    // Sends only what was changed, because an unchanged name may be that of the text itself.
    const form: TextForm = {
      ...(dirtyFields.name && { name: values.name }),
      ...(dirtyFields.shortName && { shortName: values.shortName }),
      ...(dirtyFields.language && { language: values.language }),
      ...(dirtyFields.licence && { licence: values.licence }),
      ...(dirtyFields.position && { position: place.trim() === '' ? null : Number(place) }),
    };
    if (Object.keys(form).length === 0) return onDone();
    return change.mutate({ code, ...form }, { onError: (error) => showIssues(error, fields, setError) });
  });
  const isImported = text.can.includes('edit-licence');
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="text-name" label={nameLabel} error={errors.name?.message}>
        {(tie) => <input {...register('name')} {...tie} maxLength={120} autoComplete="off" dir="auto" />}
      </Field>
      <Field id="text-short" label={shortNameLabel} hint={shortNameHint} error={errors.shortName?.message}>
        {(tie) => <input {...register('shortName')} {...tie} maxLength={20} autoComplete="off" dir="auto" />}
      </Field>
      {isImported && (
        <>
          <Field id="text-language" label={languageLabel} hint={languageHint} error={errors.language?.message}>
            {(tie) => <input {...register('language')} {...tie} autoCapitalize="none" autoComplete="off" />}
          </Field>
          <Field id="text-license" label={licenseLabel} error={errors.licence?.message}>
            {(tie) => (
              <input {...register('licence')} {...tie} maxLength={300} list="text-licenses" autoComplete="off" />
            )}
          </Field>
          <LicenseOptions id="text-licenses" />
        </>
      )}
      <Field id="text-position" label={positionLabel} hint={positionHint} error={errors.position?.message}>
        {(tie) => (
          <input
            {...register('position', { pattern: { value: /^\s*(?:[1-9]\d{0,2})?\s*$/, message: positionIsWhole } })}
            {...tie}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <div className="actions">
        <Dialog.Close className="button">{cancelAction}</Dialog.Close>
        <BusyButton className="button primary" isBusy={change.isPending}>
          {saveAction}
        </BusyButton>
      </div>
    </form>
  );
}
