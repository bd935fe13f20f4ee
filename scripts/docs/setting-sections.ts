import { settingSeeds, type SettingSeed } from '#seeds/settings.ts';
import { code, markdownTable } from './markdown-table.ts';

export function settingSections(): Record<string, string> {
  const byCategory = Map.groupBy(Object.entries<SettingSeed>(settingSeeds), ([, { category }]) => category);
  const tables = [...byCategory].map(([category, settings]) => `## ${category}\n\n${tableOf(settings)}`);
  return { settings: tables.join('\n\n') };
}

function tableOf(settings: readonly (readonly [string, SettingSeed])[]): string {
  return markdownTable(
    ['Key', 'Label', 'Type', 'Default', 'Effect'],
    settings.map(([key, { label, dataType, defaultValue, options, ...setting }]) => [
      code(key),
      label,
      options ? options.map(code).join(', ') : dataType,
      defaultValue === '' ? '' : code(defaultValue),
      [
        setting.description,
        ...(setting.isProtected ? ['Protected: no response contains its value.'] : []),
        ...(setting.secret ? [`The secret ${code(setting.secret)} takes precedence.`] : []),
        ...(setting.isWaiting ? ['The site does not use it yet.'] : []),
      ].join(' '),
    ]),
  );
}
