import { formatDescriptions } from '#data/imports/format-descriptions.ts';
import { formats, type FormatId } from '#data/imports/formats.ts';
import { code, markdownTable } from './markdown-table.ts';

export function importFormatSections(): Record<string, string> {
  const ids = Object.keys(formats) as FormatId[];
  return {
    formats: markdownTable(
      ['Id', 'Format', 'What the file contains'],
      ids.map((id) => [code(id), formats[id], formatDescriptions[id]]),
    ),
  };
}
