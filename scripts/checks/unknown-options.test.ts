import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};

test.each([
  ['scripts/start.ts', 'npm start, without arguments'],
  ['scripts/test.ts', 'npm test -- [STEP …] [--specs PART-OF-PATH] [--shard PART/PARTS]'],
  ['scripts/dev.ts', 'npm run dev, without arguments'],
  ['scripts/checks/main.ts', 'npm run check, without arguments'],
  ['scripts/library/main.ts', 'npm run library -- [--fingerprint]'],
  ['scripts/pages/main.ts', 'npm run pages, without arguments'],
  ['scripts/docs/main.ts', 'npm run docs, without arguments'],
  [
    'scripts/mutants/main.ts',
    'npm run mutants -- [--count NUMBER] [--seed NUMBER] [--only PATTERN] [--workers NUMBER] [--again]',
  ],
  ['scripts/admin.ts', 'npm run admin -- invite NAME [--remote] [--site https://your.site]'],
  ['scripts/publish/main.ts', 'npm run publish -- [--local | --remote] [--rows-a-day NUMBER] [--force]'],
  ['scripts/deploy.ts', 'npm run deploy -- [--dry-run] [--plan free|paid] [--back] [--yes]'],
])('%s rejects an unknown option with one sentence and its usage', (script, usage) => {
  expect(run(script, ['--no-such-option'])).toEqual({
    status: 1,
    stdout: '',
    stderr: `Unknown option '--no-such-option'. Usage: ${usage}\n`,
  });
});

test.each([
  ['scripts/start.ts', ['now'], "Unexpected argument 'now'. Usage: npm start, without arguments"],
  ['scripts/test.ts', ['units'], /^"units" is not a test step\. The steps are sources, types, unit, [^\n]*\.$/],
  [
    'scripts/test.ts',
    ['--specs', 'nothing-like-it'],
    'No browser test has "nothing-like-it" in its path. The tests are in site/e2e.',
  ],
  ['scripts/test.ts', ['--specs', '--shard'], /^--specs needs a value\. Usage: npm test [^\n]*$/],
  ['scripts/test.ts', ['--specs'], /^--specs needs a value\. Usage: npm test [^\n]*$/],
  ['scripts/test.ts', ['browser', '--shard', '4/3'], /^"4\/3" is not a shard\. [^\n]* --shard 1\/3\.$/],
  ['scripts/test.ts', ['browser', '--shard', '0/3'], /^"0\/3" is not a shard\. [^\n]* --shard 1\/3\.$/],
  ['scripts/test.ts', ['unit', '--specs', 'search'], /^--specs limits browser tests, [^\n]* Name one of them\.$/],
  ['scripts/test.ts', ['unit', '--shard', '1/3'], /^--shard limits browser tests, [^\n]* Name one of them\.$/],
  ['scripts/admin.ts', [], /^The command is missing\. Usage: npm run admin -- invite NAME [^\n]*$/],
  ['scripts/admin.ts', ['remove', 'Anna'], /^"remove" is not a command\. Usage: npm run admin -- invite NAME [^\n]*$/],
  ['scripts/admin.ts', ['invite'], /^The name is missing\. Usage: npm run admin -- invite NAME [^\n]*$/],
  [
    'scripts/admin.ts',
    ['invite', 'Anna', 'Bob'],
    /^An invitation is for one name\. Usage: npm run admin -- invite NAME [^\n]*$/,
  ],
  ['scripts/admin.ts', ['invite', 'An na'], /^“An na” is not a valid username\. Use 3 to 32 letters [^\n]*\.$/],
  [
    'scripts/admin.ts',
    ['invite', 'Anna', '--site', 'your.site'],
    '"your.site" is not the URL of a site. Write it like --site https://your.site',
  ],
  ['scripts/admin.ts', ['invite', 'Anna', '--remote'], /^The URL of the deployed site is missing\. Add --site [^\n]*$/],
])('%s with %j says in one line what is wrong and what to do', (script, args, message) => {
  const { status, stdout, stderr } = run(script, args, { SITE_URL: '' });
  expect([status, stdout]).toEqual([1, '']);
  if (typeof message === 'string') expect(stderr).toBe(`${message}\n`);
  else expect(stderr.replace(/\n$/, '')).toMatch(message);
});

test.each(['scripts/start.ts', 'scripts/admin.ts'])('%s says that PORT is not a port', (script) => {
  const args = script.endsWith('admin.ts') ? ['invite', 'Anna'] : [];
  expect(run(script, args, { PORT: 'http' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is "http", which is not a port. Set a number from 1 to 65535, for example PORT=8788.\n',
  });
});
