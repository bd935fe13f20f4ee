import { registry } from '../sources/registry.ts';
import { code, markdownTable } from './markdown-table.ts';

export function licenseSections(): Record<string, string> {
  return {
    sources: markdownTable(
      ['Code', 'Source', 'License', 'Attribution'],
      registry.map(({ code: name, ...source }) => [
        code(name),
        `[${source.name}](${source.homepage})`,
        source.licence,
        source.attribution,
      ]),
    ),
  };
}
