import { settingMask, type Setting } from '#data/administration/contract/settings.ts';
import type { LoadedVersion } from '#data/versions/loaded-version.ts';
import type { settings } from '#data/schema/app.ts';
import { settingSeeds, type SettingSeed } from '#seeds/settings.ts';
import type { Bindings } from '../env.ts';
import { isEncrypted } from './secret.ts';

type SettingRow = typeof settings.$inferSelect;

const seeds: Readonly<Record<string, SettingSeed>> = settingSeeds;

export function seedOf(key: string): SettingSeed | undefined {
  return Object.hasOwn(seeds, key) ? seeds[key] : undefined;
}

/**
 * All settings as the dashboard may see them: the built-in ones in their order, then added ones by key. `versions` are
 * the loaded versions, the only possible defaults.
 */
export function describeSettings(
  env: Bindings,
  rows: readonly SettingRow[],
  versions: readonly Pick<LoadedVersion, 'code' | 'name'>[],
): Setting[] {
  const stored = new Map(rows.map((row) => [row.key, row]));
  const own = Object.entries(seeds).map(([key, seed]) => {
    const {
      category,
      dataType,
      label,
      description,
      defaultValue,
      isProtected = false,
      secret,
      options = [],
      optionNames = {},
      isWaiting = false,
    } = seed;
    return describe(stored.get(key), {
      key,
      category,
      dataType,
      label,
      description,
      defaultValue,
      isProtected,
      isSystem: true,
      isWaiting,
      ...(key === 'site.default_version'
        ? {
            options: versions.map(({ code }) => code),
            optionNames: Object.fromEntries(versions.map(({ code, name }) => [code, name])),
          }
        : { options: [...options], optionNames: { ...optionNames } }),
      isOutside: secret !== undefined && Boolean(env[secret]),
    });
  });
  const added = rows
    .filter(({ key }) => !seedOf(key))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap((row) =>
      row.definition
        ? [
            describe(row, {
              key: row.key,
              ...row.definition,
              // A setting that an earlier release added has the old name of the category.
              category: row.definition.category === 'E-mail' ? 'Email' : row.definition.category,
              options: [],
              optionNames: {},
              isOutside: false,
              isWaiting: false,
            }),
          ]
        : // A built-in setting of an earlier version of the site.
          [],
    );
  return [...own, ...added];
}

type Described = Omit<Setting, 'value' | 'hasValue' | 'kept' | 'isDefault' | 'updatedAt' | 'updatedBy'> & {
  isOutside: boolean;
};

function describe(row: SettingRow | undefined, { isOutside, ...known }: Described): Setting {
  const { isProtected, defaultValue } = known;
  const hasValue = isOutside || (row?.value ?? '') !== '';
  const head = { ...known, updatedAt: row?.updatedAt ?? null, updatedBy: row?.updatedBy ?? null };
  if (!isProtected) {
    const value = row?.value ?? defaultValue;
    return { ...head, value, hasValue: value !== '', kept: 'open', isDefault: value === defaultValue };
  }
  const kept = isOutside ? 'outside' : row && isEncrypted(row.value) ? 'encrypted' : 'plain';
  return { ...head, value: hasValue ? settingMask : '', defaultValue: '', hasValue, kept, isDefault: !hasValue };
}
