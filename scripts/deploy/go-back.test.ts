import { expect, test } from 'vitest';
import type { AskWrangler } from './ask-wrangler.ts';
import { describeWayBack, findWayBack, goBack } from './go-back.ts';
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

test('a mark is read as it was written, and has room in a message', () => {
  const mark = { edition: '841e578c231ad64f', bookmark };
  expect(parseMark(formatMark(mark))).toEqual(mark);
  expect(formatMark(mark).length).toBeLessThan(100);
  expect(parseMark(formatMark({ edition: 'aaaa' }))).toEqual({ edition: 'aaaa' });
  expect(parseMark('Automatic deployment on upload.')).toBeUndefined();
});

test('the way back leads to the version before, and the library to the minute before its last load', () => {
  expect(findWayBack([first, second])).toEqual({
    version: 'v1',
    since: first.createdAt,
    edition: 'aaaa',
    bookmark,
    hasOtherSecrets: false,
  });
  // A rollout has no one version.
  expect(findWayBack([first, deployment(undefined, ''), second, second])).toMatchObject({ version: 'v1' });
});

// As "wrangler secret put" deploys: another version, without a message.
const secret = (version: string): Deployment => deployment(version, '');

test('a secret that was set since is not taken for the edition that is gone back from', () => {
  const way = findWayBack([first, second, secret('v3'), secret('v4')]);
  expect(way).toMatchObject({ version: 'v1', edition: 'aaaa', bookmark, hasOtherSecrets: true });
  expect(describeWayBack(way).join(' ')).toContain('set them once more');
  expect(describeWayBack(findWayBack([first, second])).join(' ')).not.toContain('ecrets');
});

test('the version before is the one with the secrets that were set for it', () => {
  expect(findWayBack([first, secret('v1b'), second])).toMatchObject({
    version: 'v1b',
    edition: 'aaaa',
    bookmark,
    hasOtherSecrets: false,
  });
});

test('the edition before is the one that was gone back to', () => {
  const back = (edition: string): Deployment => deployment('v1', `back edition=${edition}`);
  const third = deployment('v3', `edition=cccc before=${bookmark}`);
  expect(findWayBack([first, second, back('aaaa'), third])).toMatchObject({ version: 'v1', edition: 'aaaa', bookmark });
  expect(findWayBack([back('unknown'), third])).toMatchObject({ version: 'v1', edition: undefined });
});

test('a way back is not gone back from, whatever secrets were set since', () => {
  expect(() => findWayBack([first, second, deployment('v1', 'back edition=aaaa'), secret('v5')])).toThrow(
    'npx wrangler rollback VERSION',
  );
});

test('a deployment that loaded nothing leaves the library as it is', () => {
  const way = findWayBack([second, deployment('v3', 'edition=bbbb')]);
  expect(way).toMatchObject({ version: 'v2', edition: 'bbbb', bookmark: undefined });
  expect(describeWayBack(way).join(' ')).toContain('The database LIBRARY stays as it is');
});

test('a library that was loaded apart from the last deployment stays, and that is said', () => {
  const way = findWayBack([first, deployment('v2', 'edition=bbbb')]);
  expect(way).toMatchObject({ version: 'v1', edition: 'aaaa', bookmark: undefined, libraryStaysAt: 'bbbb' });
  expect(describeWayBack(way).join(' ')).toContain('stays at edition bbbb');
  expect(describeWayBack(way).join(' ')).toContain('time-travel restore LIBRARY --timestamp');
});

test('where there is no way back, it says what to do', () => {
  expect(() => findWayBack([])).toThrow('Nothing has been deployed yet');
  expect(() => findWayBack([first])).toThrow('There is no deployment before this one');
  expect(() => findWayBack([first, second, deployment('v1', 'back edition=aaaa')])).toThrow(
    'npx wrangler rollback VERSION',
  );
});

test('data goes back before code, and code stays where data cannot', async () => {
  const asked: string[] = [];
  const asking =
    (fails: string): AskWrangler =>
    async (...command) => {
      asked.push(command.join(' '));
      return { succeeded: command[0] !== fails, output: '{}', all: 'No such bookmark' };
    };
  await goBack(asking(''), findWayBack([first, second]));
  expect(asked).toEqual([
    `d1 time-travel restore LIBRARY --bookmark ${bookmark} --json`,
    'rollback v1 --message back edition=aaaa --yes',
  ]);
  asked.length = 0;
  await expect(goBack(asking('d1'), findWayBack([first, second]))).rejects.toThrow('No such bookmark');
  expect(asked).toHaveLength(1);
});
