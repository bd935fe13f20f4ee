import { afterEach, expect, test, vi } from 'vitest';
import { captureWrangler, type RunWrangler } from './run-wrangler-json.ts';
import { checkAccount } from './check-account.ts';
import { formatCheck } from './check.ts';

const config = {
  name: 'lexicon',
  databases: [{ binding: 'LIBRARY', name: 'lexicon-library', id: 'f0e1' }],
  buckets: ['lexicon-files'],
};
const completeAccount: Record<string, string> = {
  'whoami --json': '{"loggedIn":true,"email":"a@b.example","accounts":[{"id":"1","name":"One"}]}',
  'd1 list --json': '[{"uuid":"f0e1","name":"lexicon-library"}]',
  'r2 bucket info lexicon-files --json': '{"name":"lexicon-files","created":"2026-01-01"}',
  'secret list --name lexicon':
    '[{"name":"SETTINGS_KEY","type":"secret_text"},{"name":"DEPLOY_HOOK_URL"},{"name":"BUILD_TOKEN"}]',
};

/** Results as in wrangler's documentation. A result that starts with "✘" is a failure. */
function fakeWrangler(changes: Record<string, string> = {}): RunWrangler {
  const results = { ...completeAccount, ...changes };
  return async (...command) => {
    const output = results[command.join(' ')] ?? '✘ [ERROR] Unknown command';
    return { succeeded: !output.startsWith('✘'), output: output.startsWith('✘') ? '' : output, all: output };
  };
}

const lines = async (changes?: Record<string, string>): Promise<string[]> =>
  (await checkAccount(fakeWrangler(changes), config)).map(formatCheck);

afterEach(() => void vi.unstubAllEnvs());

test('passes every check for a complete account', async () => {
  expect((await checkAccount(fakeWrangler(), config)).map(({ result }) => result)).toEqual(Array(6).fill('passed'));
});

test('checks nothing else if nobody is signed in, as reported by the real wrangler', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
  vi.stubEnv('CLOUDFLARE_API_KEY', undefined);
  vi.stubEnv('XDG_CONFIG_HOME', '/nonexistent');
  vi.stubEnv('HOME', '/nonexistent');
  const checks = await checkAccount(captureWrangler, config);
  expect(checks).toMatchObject([{ name: 'Signed in', result: 'failed' }]);
  expect(checks.map(formatCheck)[0]).toMatch(/^✗ Signed in: no\. Run "npx wrangler login"\./);
});

test.each<[what: string, changes: Record<string, string>, line: string]>([
  [
    'of several accounts none is chosen',
    {
      'whoami --json':
        '{"loggedIn":true,"email":"a@b.example","accounts":[{"id":"1","name":"One"},{"id":"2","name":"Two"}]}',
    },
    '✗ Signed in: a@b.example, with 2 accounts. Set CLOUDFLARE_ACCOUNT_ID to one of them: 1 (One), 2 (Two).',
  ],
  [
    'the database is there under another id',
    { 'd1 list --json': '[{"uuid":"aaaa","name":"lexicon-library"}]' },
    '✗ Database LIBRARY: the account has no database with the id f0e1. The account has a database with the name lexicon-library. Put its id, aaaa, into wrangler.toml.',
  ],
  [
    'there is no database',
    { 'd1 list --json': '[]' },
    '✗ Database LIBRARY: the account has no database with the id f0e1. Run "npx wrangler d1 create lexicon-library" and put the id that it prints into wrangler.toml.',
  ],
  [
    'there is no bucket',
    { 'r2 bucket info lexicon-files --json': '✘ [ERROR] The specified bucket does not exist. [code: 10006]' },
    '✗ Bucket: the account has no bucket lexicon-files. Run "npx wrangler r2 bucket create lexicon-files".',
  ],
  [
    'the worker is new',
    { 'secret list --name lexicon': '✘ [ERROR] Worker "lexicon" not found.' },
    '· SETTINGS_KEY: is not set: passwords of other services are stored in the database unencrypted. After this deployment: "openssl rand -base64 32 | npx wrangler secret put SETTINGS_KEY".',
  ],
  [
    'the token may not read databases',
    { 'd1 list --json': '✘ [ERROR] Authentication error [code: 10000]' },
    '? Databases: wrangler could not check it (✘ [ERROR] Authentication error [code: 10000]). Check whether the token may read it. The deployment continues without this check.',
  ],
])('if %s, one line says what to do', async (_what, changes, line) => {
  expect(await lines(changes)).toContain(line);
});
