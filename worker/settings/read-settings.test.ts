import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failingDatabase } from '../testing/failing-database.ts';
import { forgetSettings, readProtected, readSettings } from './read-settings.ts';
import { encryptSecret, renewSecret } from './secret.ts';

const start = Date.UTC(2026, 2, 1, 12);
const after = (seconds: number): void => void vi.setSystemTime(start + seconds * 1_000);
const line = async (APP: D1Database): Promise<unknown> => (await readSettings({ APP }))['site.name_line'];

async function store(key: string, value: string): Promise<void> {
  await env.APP.prepare("INSERT OR REPLACE INTO settings (key, value, updated_at, updated_by) VALUES (?, ?, '', '')")
    .bind(key, value)
    .run();
}

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  await env.APP.exec('DELETE FROM settings');
});
afterEach(() => {
  vi.useRealTimers();
  forgetSettings(env);
});

describe('the settings of the site', () => {
  test('are read once per half minute, or after a change in this isolate', async () => {
    const { database, calls } = failingDatabase(env.APP, []);
    const defaultLine = await line(database);
    await store('site.name_line', 'of the library');
    after(29);
    expect([await line(database), calls()]).toEqual([defaultLine, 1]);
    after(31);
    expect([await line(database), calls()]).toEqual(['of the library', 2]);
    await store('site.name_line', 'of the school');
    expect(await line(database)).toBe('of the library');
    forgetSettings({ APP: database });
    expect([await line(database), calls()]).toEqual(['of the school', 3]);
  });

  test('have their defaults while the database fails, which is retried after five seconds', async () => {
    await store('site.name_line', 'of the library');
    const { database, calls } = failingDatabase(env.APP, ['no such table']);
    const defaultLine = await line(database);
    expect(defaultLine).not.toBe('of the library');
    after(4);
    expect([await line(database), calls()]).toEqual([defaultLine, 1]);
    after(6);
    expect([await line(database), calls()]).toEqual(['of the library', 2]);
  });

  test('keep their last known values while the database fails', async () => {
    await store('site.name_line', 'of the library');
    const failures: string[] = [];
    let isDown = false;
    const { database } = failingDatabase(env.APP, failures);
    const switched = Object.assign(Object.create(database) as D1Database, {
      prepare: (text: string) =>
        (isDown ? failingDatabase(env.APP, ['no such table']).database : database).prepare(text),
    });
    expect(await line(switched)).toBe('of the library');
    isDown = true;
    after(31);
    expect(await line(switched)).toBe('of the library');
  });

  test('fall back to their defaults if they are no longer valid', async () => {
    const defaultLine = (await readSettings({ APP: failingDatabase(env.APP, []).database }))[
      'accounts.registration_open'
    ];
    await store('accounts.registration_open', 'perhaps');
    expect((await readSettings({ APP: failingDatabase(env.APP, []).database }))['accounts.registration_open']).toBe(
      defaultLine,
    );
  });

  test('contain no protected value', async () => {
    await store('mail.password', 'plain:swordfish');
    expect(JSON.stringify(await readSettings({ APP: failingDatabase(env.APP, []).database }))).not.toContain(
      'swordfish',
    );
    expect(await readProtected(env, 'mail.password')).toBe('swordfish');
  });
});

describe('a protected value', () => {
  const [key, other] = [btoa('a'.repeat(32)), btoa('b'.repeat(32))];
  const stored = async (): Promise<string> =>
    (await env.APP.prepare("SELECT value FROM settings WHERE key = 'mail.password'").first<string>('value')) ?? '';

  test('that was encrypted with the previous key is re-encrypted on use', async () => {
    const before = await encryptSecret({ SETTINGS_KEY: other }, 'mail.password', 'swordfish');
    await store('mail.password', before);
    expect(await readProtected({ ...env, SETTINGS_KEY: key, SETTINGS_KEY_BEFORE: other }, 'mail.password')).toBe(
      'swordfish',
    );
    expect(await stored()).not.toBe(before);
    expect(await readProtected({ ...env, SETTINGS_KEY: key }, 'mail.password')).toBe('swordfish');
  });

  test('that was encrypted with the current key stays unchanged', async () => {
    const now = await encryptSecret({ SETTINGS_KEY: key }, 'mail.password', 'swordfish');
    for (const keys of [{}, { SETTINGS_KEY: key }, { SETTINGS_KEY: key, SETTINGS_KEY_BEFORE: other }])
      expect(await renewSecret(keys, 'mail.password', now)).toBe(now);
  });

  test('that was stored without a key is encrypted once there is one', async () => {
    await store('mail.password', 'plain:swordfish');
    expect(await readProtected({ ...env, SETTINGS_KEY: key }, 'mail.password')).toBe('swordfish');
    expect(await stored()).toMatch(/^aes:/);
  });

  test('that no key decrypts is empty and stays unchanged', async () => {
    const lost = await encryptSecret({ SETTINGS_KEY: other }, 'mail.password', 'swordfish');
    await store('mail.password', lost);
    expect(await readProtected({ ...env, SETTINGS_KEY: key, SETTINGS_KEY_BEFORE: key }, 'mail.password')).toBe('');
    expect(await stored()).toBe(lost);
    expect(await readProtected(env, 'mail.password')).toBe('');
  });

  test('cannot be encrypted with a key that is not 32 bytes', async () => {
    await expect(encryptSecret({ SETTINGS_KEY: btoa('short') }, 'mail.password', 'x')).rejects.toThrow(
      'has 5 bytes, not 32',
    );
  });
});
