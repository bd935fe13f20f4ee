import * as z from 'zod';
import { settingTypes } from '../../site/setting-types.ts';
import {
  categoryRequired,
  categoryTooLong,
  descriptionTooLong,
  keyRequired,
  keyRule,
  keyTooLong,
  labelRequired,
  labelTooLong,
  valueRequired,
  valueTooLongMessage,
} from '../messages.ts';

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
const value = z.string(valueRequired).max(maxValueLength, valueTooLongMessage(maxValueLength));

/**
 * Body of `PUT /api/system-settings/{key}`. `updatedAt` is the value that was read: if another administrator has saved
 * since, the response is 409. If omitted, nothing is compared.
 */
export const settingChange = z.object({ value, updatedAt: z.string().nullable().optional() });

/** Body of `POST /api/system-settings`. */
export const newSetting = z.object({
  key: z
    .string(keyRequired)
    .trim()
    .min(1, keyRequired)
    .max(64, keyTooLong)
    .regex(/^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/, keyRule),
  label: z.string(labelRequired).trim().min(1, labelRequired).max(100, labelTooLong),
  value: value.min(1, valueRequired),
  category: z.string(categoryRequired).trim().min(1, categoryRequired).max(40, categoryTooLong),
  dataType: settingType,
  description: z.string().trim().max(500, descriptionTooLong).default(''),
  defaultValue: z.string().max(maxValueLength).default(''),
  isProtected: z.boolean().default(false),
  isSystem: z.boolean().default(false),
});
export type NewSetting = z.infer<typeof newSetting>;
