import { expect, test } from 'vitest';
import type { RunWrangler } from './run-wrangler-json.ts';
import { describeRollback, findRollback, rollBackDeployment } from './go-back.ts';
import { formatMark, parseMark } from './mark.ts';
import type { Deployment } from './read-answers.ts';

const bookmark = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683';
const deployment = (version: string | undefined, message: string): Deployment => ({
  createdAt: '2026-11-01T10:00:00Z',
  version,
  message,
});
const first = deployment('v1', 'edition=aaaa');
const second = deployment('v2', `edition=bbbb before=${bookmark}`);

test('parses a mark as it was formatted, and fits it into a message', () => {
  const mark = { edition: '841e578c231ad64f', app: 13, bookmark };
  expect(parseMark(formatMark(mark))).toEqual(mark);
  expect(formatMark(mark).length).toBeLessThan(100);
  expect(parseMark(formatMark({ edition: 'aaaa' }))).toEqual({ edition: 'aaaa' });
  expect(parseMark('Automatic deployment on upload.')).toBeUndefined();
});

test('rolls back to the previous version, and the library to the minute before its last load', () => {
  expect(findRollback([first, second])).toEqual({
    version: 'v1',
    since: first.createdAt,
    edition: 'aaaa',
    bookmark,
    hasOtherSecrets: false,
  });
  // A rollout has several versions.
  expect(findRollback([first, deployment(undefined, ''), second, second])).toMatchObject({ version: 'v1' });
});

// "wrangler secret put" deploys another version without a message.
const secret = (version: string): Deployment => deployment(version, '');

test('does not mistake a secret that was set since for the edition to roll back', () => {
  const way = findRollback([first, second, secret('v3'), secret('v4')]);
  expect(way).toMatchObject({ version: 'v1', edition: 'aaaa', bookmark, hasOtherSecrets: true });
  expect(describeRollback(way).join(' ')).toContain('set them again');
  expect(describeRollback(findRollback([first, second])).join(' ')).not.toContain('ecrets');
});

test('rolls back to the previous version with the secrets that were set for it', () => {
  expect(findRollback([first, secret('v1b'), second])).toMatchObject({
    version: 'v1b',
    edition: 'aaaa',
    bookmark,
    hasOtherSecrets: false,
  });
});

test('rolls back to the edition of an earlier rollback', () => {
  const back = (edition: string): Deployment => deployment('v1', `back edition=${edition}`);
  const third = deployment('v3', `edition=cccc before=${bookmark}`);
  expect(findRollback([first, second, back('aaaa'), third])).toMatchObject({
    version: 'v1',
    edition: 'aaaa',
    bookmark,
  });
  expect(findRollback([back('unknown'), third])).toMatchObject({ version: 'v1', edition: undefined });
});

test('refuses to roll back a rollback, even if secrets were set since', () => {
  expect(() => findRollback([first, second, deployment('v1', 'back edition=aaaa'), secret('v5')])).toThrow(
    'npx wrangler rollback VERSION',
  );
});

test('leaves the library unchanged if the deployment loaded nothing', () => {
  const way = findRollback([second, deployment('v3', 'edition=bbbb')]);
  expect(way).toMatchObject({ version: 'v2', edition: 'bbbb', bookmark: undefined });
  expect(describeRollback(way).join(' ')).toContain('The database LIBRARY is not changed');
});

test('leaves a library that was loaded separately, and says so', () => {
  const way = findRollback([first, deployment('v2', 'edition=bbbb')]);
  expect(way).toMatchObject({ version: 'v1', edition: 'aaaa', bookmark: undefined, libraryStaysAt: 'bbbb' });
  expect(describeRollback(way).join(' ')).toContain('stays at edition bbbb');
  expect(describeRollback(way).join(' ')).toContain('time-travel restore LIBRARY --timestamp');
});

test('refuses to roll back to a version that cannot read the renamed columns of APP', () => {
  const [renamed, later] = ['edition=cccc app=13', 'edition=dddd app=14'].map((mark, at) =>
    deployment(`v${3 + at}`, mark),
  );
  if (!renamed || !later) throw new Error('no deployments');
  expect(() => findRollback([first, second, renamed])).toThrow('cannot read APP');
  expect(() => findRollback([first, second, secret('v2b'), renamed])).toThrow('cannot read APP');
  expect(findRollback([second, renamed, later])).toMatchObject({ version: 'v3', edition: 'cccc', app: 13 });
  const back = deployment('v3', 'back edition=cccc app=13');
  expect(findRollback([second, renamed, later, back, deployment('v5', 'edition=eeee app=14')])).toMatchObject({
    edition: 'cccc',
    app: 13,
  });
});

test('says what to do if a rollback is impossible', () => {
  expect(() => findRollback([])).toThrow('Nothing has been deployed yet');
  expect(() => findRollback([first])).toThrow('There is no deployment before this one');
  expect(() => findRollback([first, second, deployment('v1', 'back edition=aaaa')])).toThrow(
    'npx wrangler rollback VERSION',
  );
});

test('restores data before code, and leaves the code if the data cannot be restored', async () => {
  const commands: string[] = [];
  const fakeWrangler =
    (fails: string): RunWrangler =>
    async (...command) => {
      commands.push(command.join(' '));
      return { succeeded: command[0] !== fails, output: '{}', all: 'No such bookmark' };
    };
  await rollBackDeployment(fakeWrangler(''), findRollback([first, second]));
  expect(commands).toEqual([
    `d1 time-travel restore LIBRARY --bookmark ${bookmark} --json`,
    'rollback v1 --message back edition=aaaa --yes',
  ]);
  commands.length = 0;
  await expect(rollBackDeployment(fakeWrangler('d1'), findRollback([first, second]))).rejects.toThrow(
    'No such bookmark',
  );
  expect(commands).toHaveLength(1);
});
