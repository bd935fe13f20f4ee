import { applyD1Migrations, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ceremonyAnswer } from '#data/accounts/contract/account.ts';
import type { AuditAnswer } from '#data/administration/contract/audit.ts';
import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import { claimAnswer } from '#data/administration/contract/builds.ts';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import type { ProgressFile } from '#data/study/contract/study-progress.ts';
import { parseBase64 } from './encoding.ts';
import { ImportStore } from './imports/import-store.ts';
import { wakeImport } from './imports/start-import.ts';
import { outboxOf } from './mail/post-mail.ts';
import { forgetSettings } from './settings/read-settings.ts';
import { showCode } from './testing/authenticator-app.ts';
import { Authenticator } from './testing/authenticator.ts';
import { waitForImportState } from './testing/imports.ts';
import { configureMailServer, readReceivedMail, waitForMailState } from './testing/mail.ts';
import old from './testing/old-installation.json';
import { requestApp } from './testing/request-app.ts';
import { cookieOf, createTestUser, origin, sendRequest } from './testing/test-users.ts';

/*
 * old-installation.json has rows, files and a backup that version 0.1.0 wrote. The names of its columns are those of
 * the migrations 0000 to 0012.
 */

const password = 'vine and fig tree';
const { cookie } = old;
const waiting = old.rows.imports.find(({ state }) => state === 'awaiting_consent')?.id ?? '';

/** Creates the APP of version 0.1.0 with its rows, and migrates it. */
beforeEach(async () => {
  await dropTables();
  await applyD1Migrations(env.APP, env.APP_MIGRATIONS.slice(0, 13));
  await env.APP.exec('DELETE FROM bot_instructions');
  for (const [table, rows] of Object.entries(old.rows)) for (const row of rows) await insertOld(table, row);
  await applyD1Migrations(env.APP, env.APP_MIGRATIONS);
  forgetSettings(env);
  // The session of the fixture would have ended by now.
  const now = new Date().toISOString();
  await env.APP.prepare('UPDATE sessions SET created_at = ?1, confirmed_at = ?1, last_seen_at = ?1, expires_at = ?2')
    .bind(now, Math.floor(Date.now() / 1_000) + 3_600)
    .run();
});

async function dropTables(): Promise<void> {
  const { results } = await env.APP.prepare(
    `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type DESC`,
  ).all<{ type: string; name: string }>();
  await env.APP.batch(
    ['PRAGMA defer_foreign_keys = ON', ...results.map(({ type, name }) => `DROP ${type} ${name}`)].map((statement) =>
      env.APP.prepare(statement),
    ),
  );
}

async function insertOld(table: string, row: object): Promise<void> {
  const [names, values] = [Object.keys(row), Object.values(row)];
  await env.APP.prepare(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`,
  )
    .bind(...values)
    .run();
}

test('a session goes on, and counts as signed in with two factors', async () => {
  const session = await sendRequest('GET', '/api/user', { cookie });
  expect([session.status, await session.json()]).toMatchObject([200, { username: 'Priscilla', role: 'admin' }]);
  await env.APP.exec(
    "INSERT INTO settings (key, value, updated_at, updated_by) VALUES ('security.admin_two_factors', 'true', '', '')",
  );
  forgetSettings(env);
  expect((await sendRequest('GET', '/api/admin/users', { cookie })).status).toBe(200);
  await env.APP.exec('UPDATE sessions SET is_multi_factor = 0');
  expect((await sendRequest('GET', '/api/admin/users', { cookie })).status).toBe(403);
});

test('the password and a code of the authenticator app sign in', async () => {
  const logIn = (body: object): Promise<Response> => sendRequest('POST', '/api/login', { body });
  expect((await logIn({ username: 'priscilla', password })).status).toBe(403);
  const code = showCode(old.secret);
  expect((await logIn({ username: 'priscilla', password: 'wine and fig tree', code })).status).toBe(401);
  const response = await logIn({ username: 'priscilla', password, code });
  expect([response.status, cookieOf(response)]).toEqual([200, expect.stringContaining('session=')]);
});

test('the passkey signs in', async () => {
  const key = await crypto.subtle.importKey('jwk', old.device.jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ]);
  const device = new Authenticator(
    { privateKey: key, publicKey: key },
    parseBase64(old.device.id),
    old.device.userHandle,
  );
  const { ceremony, options } = ceremonyAnswer.parse(
    await (await sendRequest('POST', '/api/login/passkey/begin')).json(),
  );
  const body = { ceremony, response: await device.signIn(options) };
  expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(200);
});

test('the audit log has the old events', async () => {
  const answer = await (await sendRequest('GET', '/api/admin/audit', { cookie })).json<AuditAnswer>();
  const [event] = old.rows.audit;
  expect(answer.rows).toMatchObject([{ id: event?.id, action: 'user.registered', network: event?.network }]);
  const csv = await (await sendRequest('GET', '/api/admin/audit.csv', { cookie })).text();
  expect(csv).toContain(`user.registered,Priscilla,,,${event?.network}`);
});

test('the daily salt is the same, so that a network has the same name before and after the update', async () => {
  const [salt] = old.rows.network_salts;
  expect(await env.APP.prepare('SELECT day, salt FROM ip_prefix_salts').all()).toMatchObject({ results: [salt] });
});

test('custom pages, settings and redirects work', async () => {
  expect(await (await requestApp('/pages/rules')).text()).toContain('Be kind.');
  expect(await (await requestApp('/api/site')).text()).toContain('of the college library');
  const redirect = await requestApp('/old-rules');
  expect([redirect.status, redirect.headers.get('Location')]).toEqual([301, '/pages/rules']);
});

test('study progress of the account is read', async () => {
  const progress = await (await sendRequest('GET', '/api/account/study', { cookie })).json<ProgressFile>();
  expect(progress.decks.phrases?.['he-en'].cards).toMatchObject({ shalom: { interval: 8, reps: 1 } });
  expect(progress.collected?.words).toMatchObject({ H430: { isIn: true } });
});

test('a queued message is sent', async () => {
  await configureMailServer();
  await outboxOf(env).wake();
  await waitForMailState(cookie, 'priscilla@example.org', 'sent');
  expect((await readReceivedMail('priscilla@example.org')).at(-1)).toMatchObject({ subject: 'Welcome to Lexicon' });
});

test('the next build gets the live text with its options', async () => {
  const path = '/api/build/claim';
  const response = await requestApp(path, {
    method: 'POST',
    headers: { Authorization: await createBuildPass('of the tests', 'POST', path), 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(claimAnswer.parse(await response.json()).texts).toMatchObject([
    { code: 'live', versionId: 1_001, given: { language: 'en', name: 'live' } },
  ]);
});

test('the live text can be renamed, and the next build gets the new name', async () => {
  const body = { name: 'A living text', licence: 'Public domain' };
  expect((await sendRequest('PUT', '/api/admin/texts/live', { cookie, body })).status).toBe(404);
  // The library of the fixture is empty.
  await env.LIBRARY.exec(
    "INSERT INTO versions (code, id, name, short_name, language, direction, versification, source, verses, tagged_words) VALUES ('live', 1001, 'live', 'LIVE', 'en', 'ltr', 'kjv', 'import-live', 2, 0)",
  );
  expect((await sendRequest('PUT', '/api/admin/texts/live', { cookie, body })).status).toBe(200);
  const path = '/api/build/claim';
  const response = await requestApp(path, {
    method: 'POST',
    headers: { Authorization: await createBuildPass('of the tests', 'POST', path), 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(claimAnswer.parse(await response.json()).texts).toMatchObject([
    { code: 'live', given: { language: 'en', ...body } },
  ]);
  await env.LIBRARY.exec("DELETE FROM versions WHERE code = 'live'");
});

const table = '1,1,Genesis,In the beginning\n2,1,Genesis,And the earth was w\u00fcst\n2,1,Genesis,And again\n';
const found = async (): Promise<number> => {
  const response = await requestApp('/api/search?q=w%C3%BCst&db=middle');
  return (await response.json<SearchAnswer>()).pagination.totalResults;
};

test('an import that was interrupted while it wrote verses continues from its stored verses', async () => {
  await env.APP.prepare("UPDATE imports SET state = 'loading', agreed = 1, total = 2 WHERE id = ?").bind(waiting).run();
  const job = env.IMPORT_JOBS.get(env.IMPORT_JOBS.idFromName(waiting));
  await runInDurableObject(job, (_, { storage }) => {
    // Creates the tables.
    const store = new ImportStore(storage);
    for (const { n, verses, count, written } of old.job.chunks)
      storage.sql.exec('INSERT INTO chunks VALUES (?, ?, ?, ?)', n, verses, count, written);
    for (const { name, value } of old.job.facts) store.keep(name, JSON.parse(value));
  });
  await wakeImport(env, waiting);
  expect(await waitForImportState(cookie, waiting, 'completed', 'failed')).toMatchObject({ status: 'completed' });
  expect(await found()).toBe(1);
});

test('an import that waits for consent reads its file with the chosen columns and encoding', async () => {
  await env.LIBRARY.exec("DELETE FROM versions WHERE code = 'middle'");
  // Each character of the table is one byte in windows-1252.
  const bytes = Uint8Array.from(table, (character) => character.charCodeAt(0));
  await env.FILES.put(old.rows.files.find(({ version_code }) => version_code === 'middle')?.key ?? '', bytes);
  expect((await sendRequest('POST', `/api/admin/imports/${waiting}/consent`, { cookie })).status).toBe(200);
  expect(await waitForImportState(cookie, waiting, 'completed', 'failed', 'refused')).toMatchObject({
    status: 'completed',
    versesImported: 2,
  });
  expect(await found()).toBe(1);
});

test('a backup is restored', async () => {
  await dropTables();
  await applyD1Migrations(env.APP, env.APP_MIGRATIONS);
  const admin = await createTestUser('admin');
  const response = await requestApp('/api/admin/backup/restore?dry=0', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      Origin: origin,
      Cookie: admin.cookie,
      'Content-Type': 'application/gzip',
    },
    body: parseBase64(old.backup),
  });
  const answer = await response.json<RestoreAnswer>();
  expect([response.status, answer.tables.find(({ name }) => name === 'url_redirects')?.added]).toEqual([200, 1]);
  expect(await (await requestApp('/pages/rules')).text()).toContain('Be kind.');
  expect((await requestApp('/old-rules')).headers.get('Location')).toBe('/pages/rules');
  expect((await sendRequest('POST', '/api/login', { body: { username: 'priscilla', password } })).status).toBe(200);
  const rows = 'SELECT source, (SELECT options FROM texts) AS options FROM imports';
  expect(await env.APP.prepare(rows).first()).toEqual({ source: 'upload', options: '{"language":"en","name":"live"}' });
  const unnamed = 'SELECT count(*) AS n FROM audit WHERE length(ip_prefix_hash) <> 16';
  expect(await env.APP.prepare(unnamed).first('n')).toBe(0);
});
