import { expect, test } from 'vitest';
import {
  parseBookmark,
  parseDatabases,
  parseDeployments,
  parseEdition,
  parseSecrets,
  parseUpload,
  parseWhoAmI,
} from './read-answers.ts';

/*
 * The outputs follow developers.cloudflare.com/workers/wrangler/commands, /d1/reference/time-travel and the API
 * reference of versions and deployments, whose JSON wrangler prints unchanged.
 */

test('parses who is signed in', () => {
  expect(parseWhoAmI('{"loggedIn":false}')).toEqual({ loggedIn: false });
  const output =
    '{"loggedIn":true,"authType":"OAuth Token","email":"a@b.example","accounts":[{"id":"1","name":"One"}]}';
  expect(parseWhoAmI(output)).toMatchObject({ loggedIn: true, email: 'a@b.example', accounts: [{ id: '1' }] });
});

test('parses databases, secrets, a bookmark and an edition, after a line of other output', () => {
  const databases = '[{"uuid":"f0e1","name":"lexicon-app","version":"production","created_at":"2026-01-01T00:00:00Z"}]';
  expect(parseDatabases(`A newer wrangler is there\n${databases}`)).toMatchObject([
    { uuid: 'f0e1', name: 'lexicon-app' },
  ]);
  expect(parseSecrets('[\n  { "name": "BUILD_TOKEN", "type": "secret_text" }\n]')).toEqual(['BUILD_TOKEN']);
  expect(parseBookmark('{"bookmark":"00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683"}')).toHaveLength(59);
  expect(parseEdition('[{"results":[{"id":"841e"}],"success":true,"meta":{"duration":0.2}}]')).toBe('841e');
  expect(parseEdition('[{"results":[],"success":true}]')).toBeUndefined();
});

test('parses deployments, with the message of the version if the deployment has none', () => {
  const deployments = `[
    {"id":"d1","source":"wrangler","strategy":"percentage","author_email":"a@b.example","created_on":"2026-11-01T10:00:00Z",
     "annotations":{"workers/triggered_by":"deployment"},"versions":[{"version_id":"v1","percentage":100}]},
    {"id":"d2","created_on":"2026-11-02T10:00:00Z","annotations":{"workers/message":"back edition=1"},
     "versions":[{"version_id":"v2","percentage":100}]},
    {"id":"d3","created_on":"2026-11-03T10:00:00Z","versions":[{"version_id":"v1","percentage":90},{"version_id":"v2","percentage":10}]}]`;
  const versions =
    '[{"id":"v1","annotations":{"workers/message":"edition=1"}},{"id":"v2","annotations":{"workers/message":"edition=2"}}]';
  expect(parseDeployments(deployments, versions)).toEqual([
    { createdAt: '2026-11-01T10:00:00Z', version: 'v1', message: 'edition=1' },
    { createdAt: '2026-11-02T10:00:00Z', version: 'v2', message: 'back edition=1' },
    { createdAt: '2026-11-03T10:00:00Z', version: undefined, message: '' },
  ]);
});

test('parses the size of the upload', () => {
  expect(parseUpload('Total Upload: 1837.40 KiB / gzip: 533.88 KiB\n')).toEqual({ bytes: 1_881_498, gzip: 546_693 });
  expect(() => parseUpload('Nothing')).toThrow('printed no size: Nothing');
});

test('an error for unexpected output includes the output', () => {
  expect(() => parseDatabases('<html>502</html>')).toThrow(
    '"wrangler d1 list" printed an unexpected answer: <html>502',
  );
  expect(() => parseBookmark('{"bookmark":""}')).toThrow('d1 time-travel info');
});
