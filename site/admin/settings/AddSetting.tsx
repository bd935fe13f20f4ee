import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { settingTypes } from '#data/site/setting-types.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { DialogContent } from '../../client/DialogContent.tsx';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { useRefetchSettings } from './use-setting.ts';
import {
  addSettingAbout,
  addSettingAction,
  cancelAction,
  categoryLabel,
  dataTypeLabel,
  defaultValueLabel,
  descriptionLabel,
  isProtectedLabel,
  isSystemLabel,
  keyHint,
  keyLabel,
  labelLabel,
  settingCreated,
  settingCreationFailed,
  valueLabel,
} from './messages.ts';

const loadSchema = async () => (await import('#data/administration/contract/settings.ts')).newSetting;

export interface AddSettingProps {
  categories: readonly string[];
  onAdded: (category: string) => void;
}

/** The button with its dialog. */
export function AddSetting({ categories, onAdded }: AddSettingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="button">{addSettingAction}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <DialogContent className="small-sheet" onClose={() => setOpen(false)}>
          <Dialog.Title>{addSettingAction}</Dialog.Title>
          <Dialog.Description>{addSettingAbout}</Dialog.Description>
          <NewSettingForm
            categories={categories}
            onAdded={(category) => {
              setOpen(false);
              onAdded(category);
            }}
          />
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const fields = ['key', 'label', 'value', 'category', 'dataType', 'description', 'defaultValue'] as const;

function NewSettingForm({ categories, onAdded }: AddSettingProps) {
  const renew = useRefetchSettings();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLazyResolver(loadSchema),
    defaultValues: {
      key: '',
      label: '',
      value: '',
      category: categories[0] ?? '',
      dataType: 'string' as const,
      description: '',
      defaultValue: '',
      isProtected: false,
      isSystem: false,
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (setting) => {
    try {
      const { category, label } = await adminApi.addSetting(setting);
      showToast({ title: settingCreated, description: label });
      await renew();
      onAdded(category);
    } catch (error) {
      showIssues(error, fields, setError);
      showToast({ title: settingCreationFailed, description: messageOf(error), destructive: true });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="new-key" label={keyLabel} hint={keyHint} error={errors.key?.message}>
        {(tie) => <input {...register('key')} {...tie} autoCapitalize="none" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field id="new-label" label={labelLabel} error={errors.label?.message}>
        {(tie) => <input {...register('label')} {...tie} autoComplete="off" />}
      </Field>
      <div className="halves">
        <Field id="new-category" label={categoryLabel} error={errors.category?.message}>
          {(tie) => <input {...register('category')} {...tie} list="setting-categories" autoComplete="off" />}
        </Field>
        <Field id="new-type" label={dataTypeLabel} error={errors.dataType?.message}>
          {(tie) => (
            <select {...register('dataType')} {...tie}>
              {settingTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <datalist id="setting-categories">
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Field id="new-value" label={valueLabel} error={errors.value?.message}>
        {(tie) => <textarea {...register('value')} {...tie} rows={2} />}
      </Field>
      <Field id="new-default" label={defaultValueLabel} error={errors.defaultValue?.message}>
        {(tie) => <input {...register('defaultValue')} {...tie} autoComplete="off" />}
      </Field>
      <Field id="new-description" label={descriptionLabel} error={errors.description?.message}>
        {(tie) => <input {...register('description')} {...tie} autoComplete="off" />}
      </Field>
      <div>
        <label className="check">
          <input type="checkbox" {...register('isProtected')} /> {isProtectedLabel}
        </label>
        <label className="check">
          <input type="checkbox" {...register('isSystem')} /> {isSystemLabel}
        </label>
      </div>
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <div className="actions">
        <Dialog.Close className="button">{cancelAction}</Dialog.Close>
        <BusyButton className="button primary" isBusy={isSubmitting}>
          {addSettingAction}
        </BusyButton>
      </div>
    </form>
  );
}
