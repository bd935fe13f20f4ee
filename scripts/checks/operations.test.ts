import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { experimental_getWranglerCommands } from 'wrangler';
import { readDeployConfig } from '../deploy/read-config.ts';

const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md']);
/** Commands in the pages, which may break a line within one. */
const commands = [
  ...new Set(
    pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) =>
        code.replaceAll(/\s+/g, ' '),
      ),
    ),
  ),
];
const wranglerCommands = commands.flatMap((command) => /npx wrangler (.+)$/.exec(command)?.[1] ?? []);
/** "d1 time-travel info" for "d1 time-travel info lexicon-app --timestamp …". */
const isArgument = (word: string): boolean => /^(?:-|[A-Z]|lexicon)/.test(word) || word.startsWith('"');
const callOf = (command: string): string => {
  const words = command.split(' ');
  const first = words.findIndex(isArgument);
  return words.slice(0, first === -1 ? undefined : first).join(' ');
};

test('every npm script that the pages name exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = commands.flatMap((command) => [...command.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test('every wrangler command that the pages name exists, with these options', () => {
  const { registry, globalFlags } = experimental_getWranglerCommands();
  const commandOf = (call: string) =>
    call.split(' ').reduce<typeof registry | undefined>((at, word) => at?.subtree.get(word), registry)?.definition;
  const calls = [...new Set(wranglerCommands.map(callOf))];
  expect(calls.length).toBeGreaterThan(8);
  const errors = calls.flatMap((call) => {
    const command = commandOf(call);
    if (command?.type !== 'command') return [`no such command: ${call}`];
    const known = new Set([...Object.keys(command.args ?? {}), ...Object.keys(globalFlags)]);
    const options = wranglerCommands
      .filter((each) => callOf(each) === call)
      .flatMap((each) => [...each.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name));
    return [...new Set(options)].filter((name) => !known.has(name)).map((name) => `${call} has no --${name}`);
  });
  expect(errors).toEqual([]);
});

test('databases and buckets have the names of wrangler.toml', () => {
  const { databases, buckets } = readDeployConfig();
  const known = new Set([...databases.map(({ name }) => name), ...buckets]);
  const named = wranglerCommands.flatMap((command) => command.match(/\blexicon-\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
