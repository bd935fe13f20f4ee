import type { Setting } from '#data/administration/contract/settings.ts';
import { formatDay } from '../../client/format-when.ts';

export const loadingSettings = 'Loading settings';
export const categoriesLabel = 'Categories of settings';
export const settingUpdated = 'Setting updated';
export const settingUpdateFailed = 'Update failed';
export const settingDeleted = 'Setting deleted';
export const settingDeletionFailed = 'Deletion failed';
export const settingNotDeleted = 'Failed to delete setting';

export function loadingCategory(name: string): string {
  return `Loading ${name}`;
}

// A setting
export const protectedLabel = 'protected';
export const notUsedLabel = 'not used yet';
export const notUsedAbout =
  'This setting has no effect yet: the feature that will use it is not available. The value is stored.';
export const editAction = 'Edit';
export const replaceAction = 'Replace';
export const saveAction = 'Save';
export const cancelAction = 'Cancel';
export const deleteAction = 'Delete';
export const resetAction = 'Use the default';
export const valueLabel = 'Value';
export const newValueLabel = 'New value';
export const technicalDetails = 'Technical details';
/** Before the default value. */
export const changedFromDefault = 'Changed from default:';
export const emptyValue = 'empty';
export const deleteSettingQuestion = 'Are you sure you want to delete this setting? This action cannot be undone.';

export function settingActionLabel(action: string, label: string): string {
  return `${action}: ${label}`;
}

export function deleteSettingTitle(label: string): string {
  return `Delete ${label}`;
}

const storage: Record<Setting['kept'], string> = {
  open: '',
  encrypted: 'stored encrypted',
  plain: 'stored without encryption. For technicians: set SETTINGS_KEY to encrypt it',
  outside: 'set on the server, and changed there',
};

/** Facts below a setting: "changed 3 Nov 2026 by Anna · cannot be deleted, because the site needs it". */
export function settingFacts({ isSystem, isProtected, isDefault, kept, updatedAt, updatedBy }: Setting): string {
  const facts = [
    !isProtected && isDefault && 'not changed',
    storage[kept],
    updatedAt && `changed ${formatDay(updatedAt)} by ${updatedBy ?? 'unknown'}`,
    isSystem && 'cannot be deleted, because the site needs it',
  ];
  return facts.filter(Boolean).join(' · ');
}

/** "King James Version (kjv)", or only the value if the option has no name. */
export function formatOption({ optionNames }: Pick<Setting, 'optionNames'>, value: string): string {
  const name = optionNames[value];
  return name ? `${name} (${value})` : value;
}

/** The value as text for the list. For a protected value, only whether it is set. */
export function settingValueMessage(setting: Setting): string {
  const { value, isProtected, hasValue, kept, dataType } = setting;
  if (kept === 'outside') return 'set on the server';
  if (isProtected) return hasValue ? `${value} · set, never shown` : 'not set';
  if (dataType === 'boolean') return value === 'true' ? 'on' : 'off';
  return value === '' ? emptyValue : formatOption(setting, value);
}

// A new setting
export const addSettingAction = 'Add Setting';
export const addSettingAbout = 'For technicians: a new value that other programs can read by its key.';
export const settingCreated = 'Setting created';
export const settingCreationFailed = 'Creation failed';
export const keyLabel = 'Key';
export const keyHint = 'Programs use the key to read the value, for example club.name';
export const labelLabel = 'Label';
export const categoryLabel = 'Category';
export const dataTypeLabel = 'Data type';
export const defaultValueLabel = 'Default value (optional)';
export const descriptionLabel = 'Description (optional)';
export const isProtectedLabel = 'Protected: the value is never shown again';
export const isSystemLabel = 'System: the setting cannot be deleted';
