import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import {
  categoriesAnswer,
  settingMask,
  settingsAnswer,
  setting,
  type Setting,
} from '#data/administration/contract/settings.ts';
import { siteAnswer } from '#data/accounts/contract/account.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { settingSeeds } from '#seeds/settings.ts';
import { readProtected, readSettings } from '../settings/read-settings.ts';
import { encryptSecret, decryptSecret } from '../settings/secret.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { unavailableDatabase } from '../testing/failing-database.ts';
import { sendRequest, origin, createTestUser } from '../testing/test-users.ts';

const secret = 'the-password-of-the-mail-server';
const keyOf32Bytes = btoa('0123456789abcdef0123456789abcdef');

async function read(category: string, cookie: string): Promise<Setting[]> {
  const response = await sendRequest('GET', `/api/system-settings/category/${category}`, { cookie });
  expect(response.status).toBe(200);
  return settingsAnswer.parse(await response.json());
}

async function readOne(category: string, key: string, cookie: string): Promise<Setting> {
  const match = (await read(category, cookie)).find((one) => one.key === key);
  if (!match) throw new Error(`${key} is not in ${category}`);
  return match;
}

const put = (key: string, body: unknown, cookie: string): Promise<Response> =>
  sendRequest('PUT', `/api/system-settings/${key}`, { cookie, body });

const added = {
  key: 'notice.text',
  label: 'Notice',
  value: 'Closed on feast days',
  category: 'Notices',
  dataType: 'string',
  description: '',
  defaultValue: '',
  isProtected: false,
  isSystem: false,
};

describe('built-in settings', () => {
  test('are listed by category, starting with the site', async () => {
    const { cookie } = await createTestUser('admin');
    const categories = categoriesAnswer.parse(
      await (await sendRequest('GET', '/api/system-settings/categories', { cookie })).json(),
    );
    expect(categories.slice(0, 4)).toEqual(['Site', 'Accounts', 'Email', 'AI']);
    expect((await sendRequest('GET', '/api/system-settings/category/Nothing', { cookie })).status).toBe(404);
    const keys = (await Promise.all(categories.map((category) => read(category, cookie)))).flat().map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(settingSeeds)));
  });

  test('have defaults that match their own schemas', async () => {
    for (const [key, { schema, defaultValue }] of Object.entries(settingSeeds))
      expect(schema.safeParse(defaultValue).success, key).toBe(true);
  });

  test.each([
    ['site.name_line', 'x'.repeat(81)],
    ['site.name_line', 'two\nlines'],
    ['site.default_version', 'nkjv'],
    ['site.default_version', 'KJV; DROP TABLE'],
    ['site.count_searches', 'yes'],
    ['site.count_searches', ''],
    ['accounts.registration_open', 'TRUE'],
    ['mail.port', '25'],
    ['mail.port', '99999'],
    ['mail.port', '4 65'],
    ['mail.security', 'ssl'],
    ['mail.from_address', 'nobody'],
    ['ai.provider_url', 'http://example.org'],
    ['ai.provider_url', 'javascript:alert(1)'],
  ])('%s rejects "%s"', async (key, value) => {
    const { cookie } = await createTestUser('admin');
    const response = await put(key, { value }, cookie);
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).issues?.[0]?.field).toBe('value');
  });

  test('cannot be deleted or created again', async () => {
    const { cookie } = await createTestUser('admin');
    expect((await sendRequest('DELETE', '/api/system-settings/mail.port', { cookie })).status).toBe(403);
    const sameKey = { ...added, key: 'mail.port' };
    expect((await sendRequest('POST', '/api/system-settings', { cookie, body: sameKey })).status).toBe(409);
    expect((await sendRequest('DELETE', '/api/system-settings/mail.nothing', { cookie })).status).toBe(404);
    expect((await put('mail.nothing', { value: '1' }, cookie)).status).toBe(404);
    expect((await put('constructor', { value: '1' }, cookie)).status).toBe(404);
  });
});

test('added settings are listed by key after the built-in ones', async () => {
  const { cookie } = await createTestUser('admin');
  for (const key of ['order.b', 'order.c', 'order.a'])
    expect(
      (await sendRequest('POST', '/api/system-settings', { cookie, body: { ...added, key, category: 'Order' } }))
        .status,
    ).toBe(201);
  expect((await read('Order', cookie)).map(({ key }) => key)).toEqual(['order.a', 'order.b', 'order.c']);
  const categories = categoriesAnswer.parse(
    await (await sendRequest('GET', '/api/system-settings/categories', { cookie })).json(),
  );
  expect(categories.at(-1)).toBe('Order');
});

describe('readers see a changed setting', () => {
  test('for the name line and registration', async () => {
    const { cookie } = await createTestUser('admin');
    await put('site.name_line', { value: 'of the college library' }, cookie);
    await put('accounts.registration_open', { value: 'false' }, cookie);
    await put('site.default_parallel', { value: 'true' }, cookie);
    expect(siteAnswer.parse(await (await requestApp('/api/site')).json())).toMatchObject({
      nameLine: 'of the college library',
      registrationOpen: false,
      parallelByDefault: true,
    });
    await put('site.default_parallel', { value: 'false' }, cookie);
    const body = { username: 'eutychus', password: 'a window in Troas' };
    expect((await sendRequest('POST', '/api/register', { body })).status).toBe(403);
    await put('accounts.registration_open', { value: 'true' }, cookie);
    expect((await sendRequest('POST', '/api/register', { body })).status).toBe(201);
  });

  test('for the default version', async () => {
    const { cookie } = await createTestUser('admin');
    const searched = async (): Promise<unknown> => {
      const answer = (await (await requestApp('/api/search?q=beginning')).json()) as { versions: string[] };
      return answer.versions;
    };
    expect(await searched()).toEqual(['kjv_strongs']);
    const own = (await read('Site', cookie)).find(({ key }) => key === 'site.default_version');
    expect(own?.options).toEqual(['kjv_strongs', 'wlc', 'kjv', 'tr']);
    expect(own?.optionNames).toMatchObject({ kjv_strongs: "King James Version with Strong's numbers" });
    expect((await put('site.default_version', { value: 'kjv' }, cookie)).status).toBe(200);
    expect(await searched()).toEqual(['kjv']);
    expect(await (await requestApp('/api/bible/versions')).json()).toEqual(['kjv', 'kjv_strongs', 'wlc', 'tr']);
    const response = await requestApp('/api/search?q=beginning');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=30');
    await put('site.default_version', { value: 'kjv_strongs' }, cookie);
    expect(await searched()).toEqual(['kjv_strongs']);
  });

  test('for counting searches', async () => {
    const { cookie } = await createTestUser('admin');
    const report = (): Promise<Response> =>
      requestApp('/api/analytics/search', { method: 'POST', body: '{"query":"uncounted","database":"DB1"}' });
    const counted = (): Promise<number | null> =>
      env.APP.prepare(`SELECT count(*) AS n FROM searches WHERE query = 'uncounted'`).first<number>('n');
    await put('site.count_searches', { value: 'false' }, cookie);
    expect((await report()).status).toBe(204);
    expect(await counted()).toBe(0);
    await put('site.count_searches', { value: 'true' }, cookie);
    await report();
    expect(await counted()).toBe(1);
  });

  test('as its default while the database is unavailable', async () => {
    expect((await readSettings({ APP: env.EMPTY }))['accounts.registration_open']).toBe(true);
    expect((await readSettings({ APP: env.EMPTY }))['site.default_version']).toBe('kjv_strongs');
  });
});

describe('a protected value', () => {
  test('does not appear in any response, audit entry or error', async () => {
    const { cookie } = await createTestUser('admin');
    const answers = [
      await put('mail.password', { value: secret }, cookie),
      await put('mail.password', { value: `${secret}\n` }, cookie),
      await put('mail.password', { value: secret.repeat(500) }, cookie),
      await sendRequest('POST', '/api/system-settings', {
        cookie,
        body: { ...added, key: 'secret.one', value: secret, defaultValue: secret, isProtected: true },
      }),
      await sendRequest('POST', '/api/system-settings', {
        cookie,
        body: { ...added, key: 'secret.one', value: secret, isProtected: true },
      }),
      await sendRequest('GET', '/api/system-settings/category/Email', { cookie }),
      await sendRequest('GET', '/api/system-settings/category/Notices', { cookie }),
      await sendRequest('GET', '/api/admin/audit', { cookie }),
      await sendRequest('GET', '/api/admin/audit.csv', { cookie }),
      await sendRequest('GET', '/api/admin/overview', { cookie }),
      await requestApp('/api/site'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 201, 409, 200, 200, 200, 200, 200, 200]);
    for (const answer of answers) expect(await answer.text()).not.toContain(secret);
    expect(await readOne('Email', 'mail.password', cookie)).toMatchObject({ value: settingMask, hasValue: true });
    expect(await readOne('Notices', 'secret.one', cookie)).toMatchObject({ value: settingMask, defaultValue: '' });
    expect((await readSettings(env))['mail.password']).toBe('');
    expect(await readProtected(env, 'mail.password')).toBe(secret);
  });

  test('does not change when its mask is saved', async () => {
    const { cookie } = await createTestUser('admin');
    await put('ai.provider_key', { value: 'key-one' }, cookie);
    const before = await readOne('AI', 'ai.provider_key', cookie);
    expect((await put('ai.provider_key', { value: settingMask }, cookie)).status).toBe(200);
    expect(await readOne('AI', 'ai.provider_key', cookie)).toEqual(before);
    expect(await readProtected(env, 'ai.provider_key')).toBe('key-one');
    await put('ai.provider_key', { value: '' }, cookie);
    expect(await readOne('AI', 'ai.provider_key', cookie)).toMatchObject({ value: '', hasValue: false });
  });

  test('requires a password or passkey from the last ten minutes', async () => {
    const { cookie } = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const response = await put('mail.password', { value: secret }, cookie);
    expect(response.status).toBe(403);
    expect(errorAnswer.parse(await response.json()).code).toBe('confirm');
    expect((await put('mail.port', { value: '587' }, cookie)).status).toBe(200);
  });

  test('is encrypted if a key exists, and decrypts only with that key and under its own name', async () => {
    const one = { SETTINGS_KEY: keyOf32Bytes };
    const closed = await encryptSecret(one, 'mail.password', secret);
    expect(closed).toMatch(/^aes:/);
    expect(closed).not.toContain(secret);
    expect(await encryptSecret(one, 'mail.password', secret)).not.toBe(closed);
    expect(await decryptSecret(one, 'mail.password', closed)).toBe(secret);
    expect(await decryptSecret(one, 'ai.provider_key', closed)).toBe('');
    expect(
      await decryptSecret({ SETTINGS_KEY: btoa('another key, of 32 bytes as well') }, 'mail.password', closed),
    ).toBe('');
    expect(await decryptSecret({}, 'mail.password', closed)).toBe('');
    expect(await decryptSecret({}, 'mail.password', await encryptSecret({}, 'mail.password', secret))).toBe(secret);
  });

  test('is encrypted again with a new key when it is used, while the previous key is known', async () => {
    const [before, now] = [keyOf32Bytes, btoa('another key, of 32 bytes as well')];
    const [old, both] = [{ SETTINGS_KEY: before }, { SETTINGS_KEY: now, SETTINGS_KEY_BEFORE: before }];
    const stored = (): Promise<string | null> =>
      env.APP.prepare(`SELECT value FROM settings WHERE key = 'mail.password'`).first('value');
    const store = (value: string): Promise<unknown> =>
      env.APP.prepare(`INSERT OR REPLACE INTO settings VALUES ('mail.password', ?, NULL, '', 'x')`).bind(value).run();

    const closed = await encryptSecret(old, 'mail.password', secret);
    await store(closed);
    expect(await readProtected({ ...env, ...both }, 'mail.password')).toBe(secret);
    const renewed = await stored();
    expect(renewed).not.toBe(closed);
    expect(await decryptSecret({ SETTINGS_KEY: now }, 'mail.password', renewed ?? '')).toBe(secret);
    // A value encrypted with the current key stays as it is. A value that no key decrypts is not lost.
    await readProtected({ ...env, ...both }, 'mail.password');
    expect(await stored()).toBe(renewed);
    await store(closed);
    expect(await readProtected({ ...env, SETTINGS_KEY: now, SETTINGS_KEY_BEFORE: now }, 'mail.password')).toBe('');
    expect(await stored()).toBe(closed);
    // A value stored before any key existed is encrypted when it is first used.
    await store(`plain:${secret}`);
    expect(await readProtected({ ...env, ...old }, 'mail.password')).toBe(secret);
    expect(await stored()).toMatch(/^aes:/);
  });

  test('from the deployment overrides the stored one', async () => {
    expect(await readProtected({ ...env, SMTP_PASSWORD: 'from outside' }, 'mail.password')).toBe('from outside');
  });

  test('from the deployment cannot be changed here', async () => {
    const { cookie } = await createTestUser('admin');
    const stored = () => env.APP.prepare("SELECT value FROM settings WHERE key = 'mail.password'").first('value');
    const before = await stored();
    const response = await requestAppWith({ SMTP_PASSWORD: 'from outside' }, '/api/system-settings/mail.password', {
      method: 'PUT',
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: 'from the dashboard' }),
    });
    expect(response.status).toBe(409);
    expect(errorAnswer.parse(await response.json()).message).toContain('set on the server');
    expect(await stored()).toBe(before);
  });
});

describe('an added setting', () => {
  test('can be created, changed and deleted', async () => {
    const { cookie } = await createTestUser('admin');
    const post = await sendRequest('POST', '/api/system-settings', { cookie, body: { ...added, key: 'notice.one' } });
    expect(post.status).toBe(201);
    expect(setting.parse(await post.json())).toMatchObject({ key: 'notice.one', value: added.value, isDefault: false });
    expect((await put('notice.one', { value: 'Open' }, cookie)).status).toBe(200);
    expect(await readOne('Notices', 'notice.one', cookie)).toMatchObject({ value: 'Open' });
    const deletion = await sendRequest('DELETE', '/api/system-settings/notice.one', { cookie });
    expect(await deletion.json()).toEqual({ message: 'Setting deleted' });
    expect((await sendRequest('DELETE', '/api/system-settings/notice.one', { cookie })).status).toBe(404);
  });

  test('can be deleted without confirming again, unless it is protected', async () => {
    const { cookie } = await createTestUser('admin');
    for (const [key, isProtected] of [
      ['notice.open', false],
      ['notice.closed', true],
    ] as const)
      expect(
        (await sendRequest('POST', '/api/system-settings', { cookie, body: { ...added, key, isProtected } })).status,
      ).toBe(201);
    const late = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const remove = (key: string) => sendRequest('DELETE', `/api/system-settings/${key}`, { cookie: late.cookie });
    expect((await remove('notice.open')).status).toBe(200);
    const refused = await remove('notice.closed');
    expect(refused.status).toBe(403);
    expect(errorAnswer.parse(await refused.json()).code).toBe('confirm');
  });

  test('cannot be deleted if the site needs it', async () => {
    const { cookie } = await createTestUser('admin');
    await sendRequest('POST', '/api/system-settings', {
      cookie,
      body: { ...added, key: 'notice.kept', isSystem: true },
    });
    expect((await sendRequest('DELETE', '/api/system-settings/notice.kept', { cookie })).status).toBe(403);
  });

  test.each([
    ['number', 'twelve'],
    ['number', ''],
    ['number', '  '],
    ['number', 'Infinity'],
    ['boolean', '1'],
    ['json', '{'],
  ])('of the type %s rejects the value "%s"', async (dataType, value) => {
    const { cookie } = await createTestUser('admin');
    const response = await sendRequest('POST', '/api/system-settings', {
      cookie,
      body: { ...added, key: 'notice.typed', dataType, value },
    });
    expect(response.status).toBe(400);
  });

  test.each([
    [{ key: '' }, 'Key is required'],
    [{ label: ' ' }, 'Label is required'],
    [{ value: '' }, 'Value is required'],
    [{ category: '' }, 'Category is required'],
    [{ dataType: 'date' }, ''],
    [{ key: 'Upper.Case' }, 'Use only lowercase letters and digits'],
    [{ key: '../users' }, 'Use only lowercase letters and digits'],
  ])('with %j is rejected', async (change, message) => {
    const { cookie } = await createTestUser('admin');
    const response = await sendRequest('POST', '/api/system-settings', { cookie, body: { ...added, ...change } });
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).message).toContain(message);
  });
});

test('of two administrators who change one setting, the second gets a conflict', async () => {
  const [one, other] = [await createTestUser('admin'), await createTestUser('admin')];
  const { updatedAt } = await readOne('Email', 'mail.host', one.cookie);
  expect((await put('mail.host', { value: 'one.example', updatedAt }, one.cookie)).status).toBe(200);
  const late = await put('mail.host', { value: 'other.example', updatedAt }, other.cookie);
  expect(late.status).toBe(409);
  expect(errorAnswer.parse(await late.json()).message).toContain(one.username);
  const read2 = await readOne('Email', 'mail.host', other.cookie);
  expect(read2).toMatchObject({ value: 'one.example', updatedBy: one.username });
  const both = await Promise.all(
    [one, other].map(({ cookie }, index) =>
      put('mail.host', { value: `host${index}.example`, updatedAt: read2.updatedAt }, cookie),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('system settings are shown while the library is unavailable', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await requestAppWith(
    { LIBRARY: unavailableDatabase(env.LIBRARY) },
    '/api/system-settings/categories',
    {
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
    },
  );
  expect(response.status).toBe(200);
});

test("an added protected setting is encrypted with the site's key, and an unprotected one is stored as it is", async () => {
  const { cookie } = await createTestUser('admin');
  const encrypted = { SETTINGS_KEY: keyOf32Bytes };
  const stored = async (key: string, isProtected: boolean): Promise<string> => {
    const response = await requestAppWith(encrypted, '/api/system-settings', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...added, key, value: secret, isProtected }),
    });
    expect(response.status).toBe(201);
    const value = await env.APP.prepare('SELECT value FROM settings WHERE key = ?').bind(key).first<string>('value');
    return value ?? '';
  };
  const closed = await stored('closed.one', true);
  expect(closed).toMatch(/^aes:/);
  expect(closed).not.toContain(secret);
  expect(await decryptSecret(encrypted, 'closed.one', closed)).toBe(secret);
  expect(await stored('open.one', false)).toBe(secret);
});

test("a saved protected value is encrypted with the site's key, bound to its own setting", async () => {
  const { cookie } = await createTestUser('admin');
  const encrypted = { SETTINGS_KEY: keyOf32Bytes };
  const response = await requestAppWith(encrypted, '/api/system-settings/mail.password', {
    method: 'PUT',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ value: secret }),
  });
  expect(response.status).toBe(200);
  const stored = await env.APP.prepare("SELECT value FROM settings WHERE key = 'mail.password'").first<string>('value');
  expect(stored).toMatch(/^aes:/);
  expect(await decryptSecret(encrypted, 'mail.password', stored ?? '')).toBe(secret);
  expect(await decryptSecret(encrypted, 'ai.key', stored ?? '')).toBe('');
});
