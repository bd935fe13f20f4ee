import * as z from 'zod';
import { settingTypes } from '../../site/setting-types.ts';

export const settingType = z.enum(settingTypes);

/** In place of a protected value; saving it again changes nothing. */
export const settingMask = '••••••••';

/** Answer of `GET /api/system-settings/categories`. */
export const categoriesAnswer = z.array(z.string());

export const setting = z.object({
  key: z.string(),
  /** As text, whatever the type; of a protected one the mask, or empty where none is set. */
  value: z.string(),
  category: z.string(),
  dataType: settingType,
  label: z.string(),
  description: z.string(),
  /** Empty for a protected one. */
  defaultValue: z.string(),
  /** The only values that it can have; empty where it can have any. */
  options: z.array(z.string()),
  /** What those options are called that have a name of their own: "King James Version" for "kjv". */
  optionNames: z.record(z.string(), z.string()),
  isProtected: z.boolean(),
  /** Cannot be deleted. */
  isSystem: z.boolean(),
  /** ISO 8601, UTC; `null` for one that never changed. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Of a protected one: whether there is a value. */
  hasValue: z.boolean(),
  /** How a protected value is kept: "outside" is a secret of the deployment, which nothing here can change. */
  kept: z.enum(['open', 'encrypted', 'plain', 'outside']),
  isDefault: z.boolean(),
  /** Nothing of the site reads it yet. */
  isWaiting: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

/** Answer of `GET /api/system-settings/category/{category}`. */
export const settingsAnswer = z.array(setting);

const longestValue = 10_000;
const value = z.string('Value is required').max(longestValue, `A value has at most ${longestValue} characters`);

/**
 * Body of `PUT /api/system-settings/{key}`. `updatedAt` as it was read, so that what another administrator saved in
 * the meantime is not lost silently (409); left out, nothing is compared.
 */
export const settingChange = z.object({ value, updatedAt: z.string().nullable().optional() });

/** Body of `POST /api/system-settings`. */
export const newSetting = z.object({
  key: z
    .string('Key is required')
    .trim()
    .min(1, 'Key is required')
    .max(64, 'A key has at most 64 characters')
    .regex(
      /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/,
      'A key has small letters and digits, with single dots, dashes or underscores between',
    ),
  label: z
    .string('Label is required')
    .trim()
    .min(1, 'Label is required')
    .max(100, 'A label has at most 100 characters'),
  value: value.min(1, 'Value is required'),
  category: z
    .string('Category is required')
    .trim()
    .min(1, 'Category is required')
    .max(40, 'A category has at most 40 characters'),
  dataType: settingType,
  description: z.string().trim().max(500, 'A description has at most 500 characters').default(''),
  defaultValue: z.string().max(longestValue).default(''),
  isProtected: z.boolean().default(false),
  isSystem: z.boolean().default(false),
});
export type NewSetting = z.infer<typeof newSetting>;
