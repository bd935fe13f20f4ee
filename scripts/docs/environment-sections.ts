import { environmentVariables } from '../environment-variables.ts';
import { code, markdownTable } from './markdown-table.ts';

export function environmentSections(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environmentVariables).map(([use, variables]) => [
      use,
      markdownTable(
        [use === 'secrets' ? 'Secret' : 'Variable', 'Meaning'],
        Object.entries(variables).map(([name, meaning]) => [code(name), meaning]),
      ),
    ]),
  );
}
