import { apiSections } from './api-sections.ts';
import { commandSections } from './command-sections.ts';
import { environmentSections } from './environment-sections.ts';
import { importFormatSections } from './import-format-sections.ts';
import { licenseSections } from './license-sections.ts';
import { logSections } from './log-sections.ts';
import { searchSections } from './search-sections.ts';
import { settingSections } from './setting-sections.ts';

/** The generated sections of each page in `docs/reference`. */
export const referencePages: Readonly<Record<string, () => Record<string, string>>> = {
  'docs/reference/api.md': apiSections,
  'docs/reference/commands.md': commandSections,
  'docs/reference/data-licenses.md': licenseSections,
  'docs/reference/environment-variables.md': environmentSections,
  'docs/reference/import-formats.md': importFormatSections,
  'docs/reference/log-format.md': logSections,
  'docs/reference/search-syntax.md': searchSections,
  'docs/reference/settings.md': settingSections,
};
