import { loggedErrors } from '#data/site/logged-errors.ts';
import { code, markdownTable } from './markdown-table.ts';

export function logSections(): Record<string, string> {
  return {
    errors: markdownTable(
      ['Name', 'What failed'],
      Object.entries(loggedErrors).map(([name, meaning]) => [code(name), meaning]),
    ),
  };
}
