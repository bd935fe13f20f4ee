import type { Setting } from '#data/administration/contract/settings.ts';
import { otherAddressMessage } from '../parts/messages.ts';
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
  plain: '',
  outside: 'set on the server, and changed there',
};

/** Facts below a setting: "default value · last saved 3 Nov 2026 by Anna". */
export function settingFacts({ isProtected, isDefault, kept, updatedAt, updatedBy }: Setting): string {
  const facts = [
    !isProtected && isDefault && 'default value',
    storage[kept],
    updatedAt && `last saved ${formatDay(updatedAt)} by ${updatedBy ?? 'unknown'}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Part of the technical details of a protected setting. */
export const storedPlain =
  'Stored without encryption. For the person who runs the server: set SETTINGS_KEY to encrypt it.';

/** A warning if the web address in links is not the one at which the dashboard is open. */
export function settingWarning({ key, value }: Pick<Setting, 'key' | 'value'>, origin: string): string | undefined {
  return key === 'mail.site_address' && value !== '' && value !== origin ? otherAddressMessage(origin) : undefined;
}

/** The first sentence of the description of a setting. */
export function settingSummary({ description }: Pick<Setting, 'description'>): string {
  return /^.+?\.(?=\s|$)/s.exec(description)?.[0] ?? description;
}

/** "TLS (usual with port 465)", or the value if the option has no name. Several versions may have one name. */
export function formatOption({ key, optionNames }: Pick<Setting, 'key' | 'optionNames'>, value: string): string {
  const name = optionNames[value] ?? value;
  return key === 'site.default_version' && name !== value ? `${name} (${value})` : name;
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
