import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  'scripts/start.ts',
  'scripts/library/main.ts',
  'scripts/publish/main.ts',
  'scripts/deploy.ts',
  'scripts/admin.ts',
])('%s rejects an unknown option with a sentence', (script) => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--no-such-option'], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^Unknown option '--no-such-option'.*$/)]);
});
