import * as z from 'zod';
import { settingTypes } from '../../site/setting-types.ts';

export const settingType = z.enum(settingTypes);

/** Placeholder for a protected value. Saving it changes nothing. */
export const settingMask = '••••••••';

/** Response of `GET /api/system-settings/categories`. */
export const categoriesAnswer = z.array(z.string());

export const setting = z.object({
  key: z.string(),
  /** The value as text for every type. For a protected setting the mask, or empty if it has no value. */
  value: z.string(),
  category: z.string(),
  dataType: settingType,
  label: z.string(),
  description: z.string(),
  /** Empty for a protected setting. */
  defaultValue: z.string(),
  /** The allowed values; empty if any value is allowed. */
  options: z.array(z.string()),
  /** Display names of options: "King James Version" for "kjv". */
  optionNames: z.record(z.string(), z.string()),
  isProtected: z.boolean(),
  /** System settings cannot be deleted. */
  isSystem: z.boolean(),
  /** ISO 8601, UTC; `null` if it was never changed. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Whether a protected setting has a value. */
  hasValue: z.boolean(),
  /** How a protected value is stored. "outside" is a secret of the deployment, which cannot be changed here. */
  kept: z.enum(['open', 'encrypted', 'plain', 'outside']),
  isDefault: z.boolean(),
  /** Whether the setting is not used by the site yet. */
  isWaiting: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

/** Response of `GET /api/system-settings/category/{category}`. */
export const settingsAnswer = z.array(setting);

const maxValueLength = 10_000;
const value = z
  .string('Value is required')
  .max(maxValueLength, `A value can have at most ${maxValueLength} characters`);

/**
 * Body of `PUT /api/system-settings/{key}`. `updatedAt` is the value that was read: if another administrator has saved
 * since, the response is 409. If omitted, nothing is compared.
 */
export const settingChange = z.object({ value, updatedAt: z.string().nullable().optional() });

/** Body of `POST /api/system-settings`. */
export const newSetting = z.object({
  key: z
    .string('Key is required')
    .trim()
    .min(1, 'Key is required')
    .max(64, 'A key can have at most 64 characters')
    .regex(
      /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/,
      'Use only lowercase letters and digits, with single dots, hyphens or underscores between them',
    ),
  label: z
    .string('Label is required')
    .trim()
    .min(1, 'Label is required')
    .max(100, 'A label can have at most 100 characters'),
  value: value.min(1, 'Value is required'),
  category: z
    .string('Category is required')
    .trim()
    .min(1, 'Category is required')
    .max(40, 'A category can have at most 40 characters'),
  dataType: settingType,
  description: z.string().trim().max(500, 'A description can have at most 500 characters').default(''),
  defaultValue: z.string().max(maxValueLength).default(''),
  isProtected: z.boolean().default(false),
  isSystem: z.boolean().default(false),
});
export type NewSetting = z.infer<typeof newSetting>;
