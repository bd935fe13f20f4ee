import { readFileSync } from 'node:fs';
import { commandDescriptions } from '../command-descriptions.ts';
import { deployOptions } from '../deploy/deploy-options.ts';
import { mutantOptions } from '../mutants/mutant-options.ts';
import { publishOptions } from '../publish/publish-options.ts';
import { code, markdownTable } from './markdown-table.ts';

interface Option {
  /** What the reference shows as its value, for example "NUMBER". */
  value?: string;
  default?: string | boolean;
  about: string;
}

export function commandSections(): Record<string, string> {
  return {
    commands: commandTable(),
    publish: optionTable(publishOptions),
    deploy: optionTable(deployOptions),
    mutants: optionTable(mutantOptions),
  };
}

function commandTable(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return markdownTable(
    ['Command', 'What it does'],
    Object.keys(scripts).map((name) => {
      const about = commandDescriptions[name];
      if (about === undefined) throw new Error(`Describe "${name}" in scripts/command-descriptions.ts.`);
      return [code(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`), about];
    }),
  );
}

function optionTable(options: Readonly<Record<string, Option>>): string {
  return markdownTable(
    ['Option', 'Default', 'Meaning'],
    Object.entries(options).map(([name, option]) => [
      code(`--${name}${option.value ? ` ${option.value}` : ''}`),
      option.default ? code(String(option.default)) : '',
      option.about,
    ]),
  );
}
