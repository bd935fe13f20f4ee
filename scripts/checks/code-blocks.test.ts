import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInvitation } from '../accounts/read-invitation.ts';
import { readSelection } from '../test-run/run-test-steps.ts';

/** A code block of a page. Its first line is "```LANGUAGE INFO". */
interface Block {
  page: string;
  language: string;
  info: string;
  code: string;
}

const blocks = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md']).flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^( *)```(\w*) ?(.*)\n([^]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', info = '', code = '']): Block => ({
      page,
      language,
      info,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    }),
  ),
);

/** A language that is not here needs a test first. A block without a language is a drawing or a text. */
test('pages have code blocks only in languages that these tests run or check', () => {
  expect([...new Set(blocks.map(({ language }) => language))].toSorted()).toEqual(['', 'astro', 'sh', 'ts']);
});

/**
 * "```ts FILE" quotes lines of that file, which the build compiles and the tests run. A line "// …" marks what the page
 * leaves out.
 */
test('blocks of code quote the files that they name', () => {
  const quoted = blocks.filter(({ language }) => ['ts', 'astro'].includes(language));
  expect(quoted.length).toBeGreaterThan(3);
  const changed = quoted.flatMap(({ page, info, code }) => {
    const text = readFileSync(info, 'utf8');
    const parts = code.split('// …').map((part) => part.replace(/^\n|\n$/g, ''));
    return parts.filter((part) => !text.includes(part)).map((part) => `${page}: ${info} has no “${part}”`);
  });
  expect(changed).toEqual([]);
});

const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ page, code }) =>
    code
      .split('\n')
      .flatMap((line) => line.replace(/\s+#.*/, '').split(' && '))
      .map((command): [command: string, page: string] => [command, page]),
  );

test.each(commands)('“%s” of %s has arguments that the command accepts', (command) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [call = '', text] = command.split(' -- ');
  const args = text?.split(' ') ?? [];
  if (call.startsWith('npx vitest run')) return expectTestFiles(call.split(' ').slice(3));
  if (call === 'npm ci') return;
  const [, name = ''] = /^npm (?:run )?([\w:]+)$/.exec(call) ?? [];
  expect(Object.keys(scripts)).toContain(name);
  if (name === 'test') expect(() => readSelection(args)).not.toThrow();
  else if (name === 'admin') expect(readInvitation(args)).toMatchObject({ name: 'NAME' });
  else expect(args).toEqual([]);
});

/** The test steps "unit" and "worker" run these files. */
function expectTestFiles(args: string[]): void {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'list', '--filesOnly', ...args],
    { encoding: 'utf8', env: { ...process.env, VITEST: undefined } },
  );
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\.test\.tsx?/)]);
}
