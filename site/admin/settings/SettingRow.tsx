import { Accordion, Switch } from 'radix-ui';
import { useState } from 'react';
import type { Setting } from '#data/administration/contract/settings.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { formatDay } from '../../client/format-when.ts';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { formatOption } from './option-words.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { useDeleteSetting, useSaveSetting } from './use-setting.ts';

export interface SettingRowProps {
  setting: Setting;
  /** Opens its item of the accordion. */
  onOpen: () => void;
}

/** A setting with its value and description, editable in place. */
export function SettingRow({ setting, onOpen }: SettingRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { within, next } = useStableFocus();
  const save = useSaveSetting(() => setEditing(false));
  const remove = useDeleteSetting();
  const { key, label, dataType, isProtected, isSystem, isWaiting, kept } = setting;
  /** Saved but not refetched: the server would refuse another change as stale. */
  const isUnread = save.isPending && save.variables.updatedAt === setting.updatedAt;
  const isSwitch = dataType === 'boolean' && !isProtected;
  const write = (value: string): void => save.mutate({ key, value, updatedAt: setting.updatedAt });
  return (
    <Accordion.Item value={key} className="setting" {...within}>
      <div className="line">
        <Accordion.Header asChild>
          <h2>
            <Accordion.Trigger>
              <span>
                <b>{label}</b>
                {isProtected && <span className="pill">protected</span>}
                {isWaiting && <span className="pill">not used yet</span>}
              </span>
              <span className="value">{valueWords(setting)}</span>
            </Accordion.Trigger>
          </h2>
        </Accordion.Header>
        {isSwitch ? (
          <Switch.Root
            className="switch"
            aria-label={label}
            checked={setting.value === 'true'}
            // Not disabled while it saves, because it would lose the focus.
            aria-busy={save.isPending}
            onCheckedChange={(isOn) => isUnread || write(String(isOn))}
          >
            <Switch.Thumb />
          </Switch.Root>
        ) : (
          !isEditing &&
          kept !== 'outside' && (
            <button
              ref={next}
              type="button"
              className="button"
              aria-label={`${isProtected ? 'Replace' : 'Edit'}: ${label}`}
              onClick={() => {
                setEditing(true);
                onOpen();
              }}
            >
              {isProtected ? 'Replace' : 'Edit'}
            </button>
          )
        )}
      </div>
      <Accordion.Content className="more">
        {setting.description && <p>{setting.description}</p>}
        {isWaiting && <p>{waitingWords}</p>}
        {isEditing && (
          <SettingEditor
            setting={setting}
            isBusy={save.isPending}
            fault={save.error?.message}
            onSave={write}
            onCancel={() => {
              save.reset();
              setEditing(false);
            }}
          />
        )}
        <div className="facts">
          <div className="hint">
            <p>
              <code>{key}</code>
              {isSystem && ' · system: it cannot be deleted'}
              {storageWords[kept] && ` · ${storageWords[kept]}`}
              {setting.updatedAt && ` · changed ${formatDay(setting.updatedAt)} by ${setting.updatedBy ?? 'somebody'}`}
              {!isProtected && setting.isDefault && ' · as by default'}
            </p>
            {!isProtected && !setting.isDefault && (
              <p>
                changed from default
                {canReset(setting) && (
                  <>
                    {' '}
                    ({setting.defaultValue.slice(0, 60) || 'empty'}) ·{' '}
                    <button type="button" className="quiet" onClick={() => write(setting.defaultValue)}>
                      reset
                    </button>
                  </>
                )}
              </p>
            )}
          </div>
          {!isSystem && (
            <ConfirmDialog
              title={`Delete ${label}`}
              question="Are you sure you want to delete this setting? This action cannot be undone."
              action="Delete"
              onAction={() => remove.mutate(key)}
            >
              <button type="button" className="button danger" aria-label={`Delete: ${label}`}>
                Delete
              </button>
            </ConfirmDialog>
          )}
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** Settings of the site have a default, which may be empty. An added setting only has one if it was specified. */
function canReset({ isProtected, isDefault, isSystem, defaultValue }: Setting): boolean {
  return !isProtected && !isDefault && (isSystem || defaultValue !== '');
}

const waitingWords =
  'The part of the site that will use it is not built yet. What is set here is kept and checked, and used from then on.';

const storageWords: Record<Setting['kept'], string> = {
  open: '',
  encrypted: 'kept encrypted',
  plain: 'kept as it is: set SETTINGS_KEY to encrypt it',
  outside: 'a secret of the deployment, changed there',
};

/** The value as text for the list. For a protected value, only whether it is set. */
function valueWords(setting: Setting): string {
  const { value, isProtected, hasValue, kept, dataType } = setting;
  if (kept === 'outside') return 'set outside';
  if (isProtected) return hasValue ? `${value} · set, never shown` : 'not set';
  if (dataType === 'boolean') return value === 'true' ? 'on' : 'off';
  return value === '' ? 'empty' : formatOption(setting, value);
}
