import { Accordion, Switch } from 'radix-ui';
import { useState } from 'react';
import type { Setting } from '#data/administration/contract/settings.ts';
import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { useDeleteSetting, useSaveSetting } from './use-setting.ts';
import {
  changedFromDefault,
  deleteAction,
  deleteSettingQuestion,
  deleteSettingTitle,
  editAction,
  emptyValue,
  formatOption,
  keyLabel,
  notUsedAbout,
  notUsedLabel,
  protectedLabel,
  replaceAction,
  resetAction,
  settingActionLabel,
  settingFacts,
  settingSummary,
  settingValueMessage,
  settingWarning,
  storedPlain,
  technicalDetails,
} from './messages.ts';

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
  const warning = settingWarning(setting, location.origin);
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
                {isProtected && <span className="pill">{protectedLabel}</span>}
                {isWaiting && <span className="pill">{notUsedLabel}</span>}
              </span>
              <span className="value">{settingValueMessage(setting)}</span>
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
              aria-label={settingActionLabel(isProtected ? replaceAction : editAction, label)}
              onClick={() => {
                setEditing(true);
                onOpen();
              }}
            >
              {isProtected ? replaceAction : editAction}
            </button>
          )
        )}
      </div>
      {setting.description && <p className="summary hint">{settingSummary(setting)}</p>}
      {warning && <p className="notice">{warning}</p>}
      <Accordion.Content className="more">
        {setting.description && <p>{setting.description}</p>}
        {isWaiting && <p>{notUsedAbout}</p>}
        {isEditing && (
          <SettingEditor
            setting={setting}
            isBusy={save.isPending}
            error={save.error?.message}
            onSave={write}
            onCancel={() => {
              save.reset();
              setEditing(false);
            }}
          />
        )}
        <div className="facts">
          <div className="hint">
            <p>{settingFacts(setting)}</p>
            {!isProtected && !setting.isDefault && (
              <p>
                {changedFromDefault}
                {canReset(setting) && (
                  <>
                    {' '}
                    {formatOption(setting, setting.defaultValue).slice(0, 60) || emptyValue} ·{' '}
                    <button type="button" className="quiet" onClick={() => write(setting.defaultValue)}>
                      {resetAction}
                    </button>
                  </>
                )}
              </p>
            )}
            <details>
              <summary>{technicalDetails}</summary>
              {keyLabel}: <code>{key}</code>
              {kept === 'plain' && <p>{storedPlain}</p>}
            </details>
          </div>
          {!isSystem && (
            <ConfirmDialog
              title={deleteSettingTitle(label)}
              question={deleteSettingQuestion}
              action={deleteAction}
              onAction={() => remove.mutate(key)}
            >
              <button type="button" className="button danger" aria-label={settingActionLabel(deleteAction, label)}>
                {deleteAction}
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
