import { useForm } from 'react-hook-form';
import type { Setting } from '#data/administration/contract/settings.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { cancelAction, formatOption, newValueLabel, saveAction, valueLabel } from './messages.ts';

export interface SettingEditorProps {
  setting: Setting;
  isBusy: boolean;
  /** Why the last attempt was refused. */
  error: string | undefined;
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** Values longer than this many characters are edited in a text area. */
const longLine = 50;

/**
 * An input suited to the value, with Save and Cancel. A protected value starts empty, because the client never has the
 * old one.
 */
export function SettingEditor({ setting, isBusy, error, onSave, onCancel }: SettingEditorProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { value: setting.isProtected ? '' : setting.value },
  });
  useUnsavedChanges(formState.isDirty);
  const id = `value-${setting.key.replaceAll('.', '-')}`;
  const input = { ...register('value'), autoFocus: true };
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(({ value }) => onSave(value))(event)}>
      {setting.isProtected ? (
        <PasswordField id={id} label={newValueLabel} error={error} autoComplete="new-password" input={input} />
      ) : (
        <Field id={id} label={valueLabel} error={error}>
          {(tie) => {
            if (setting.options.length > 0)
              return (
                <select {...input} {...tie}>
                  {setting.options.map((option) => (
                    <option key={option} value={option}>
                      {formatOption(setting, option)}
                    </option>
                  ))}
                </select>
              );
            if (setting.dataType === 'json' || setting.value.length > longLine)
              return <textarea {...input} {...tie} rows={6} />;
            return <input {...input} {...tie} type={setting.dataType === 'number' ? 'number' : 'text'} step="any" />;
          }}
        </Field>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={onCancel}>
          {cancelAction}
        </button>
        <BusyButton className="button primary" isBusy={isBusy}>
          {saveAction}
        </BusyButton>
      </div>
    </form>
  );
}
