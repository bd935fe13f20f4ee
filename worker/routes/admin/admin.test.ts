import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { inviteAnswer, signedInUser } from '#data/accounts/contract/account.ts';
import { auditAnswer } from '#data/administration/contract/audit.ts';
import { overviewAnswer } from '#data/administration/contract/overview.ts';
import { searchesAnswer } from '#data/administration/contract/searches.ts';
import { linkAnswer, usersAnswer } from '#data/administration/contract/users.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { requestApp } from '../../testing/request-app.ts';
import { sendRequest, cookieOf, createTestUser } from '../../testing/test-users.ts';

const password = 'vine and fig tree';

async function invite(cookie: string, body: object): Promise<string> {
  const response = await sendRequest('POST', '/api/admin/users/invite', { cookie, body });
  expect(response.status).toBe(201);
  const { link } = linkAnswer.parse(await response.json());
  expect(link).toMatch(/^https:\/\/bible\.example\.org\/auth#invite=[\w-]{34}$/);
  return inviteToken(new URL(link).hash) ?? '';
}

/** Makes one administrator. All other users in the database of this file become readers. */
async function onlyAdmin() {
  const admin = await createTestUser('admin');
  await env.APP.prepare(`UPDATE users SET role = 'reader' WHERE role = 'admin' AND id <> ?`).bind(admin.id).run();
  return admin;
}

describe('invitations', () => {
  test('an invitation creates one account, with its role', async () => {
    const { cookie } = await createTestUser('admin');
    const token = await invite(cookie, { username: 'Timothy', role: 'admin' });
    expect(
      inviteAnswer.parse(await (await sendRequest('POST', '/api/invite', { body: { token } })).json()),
    ).toMatchObject({
      kind: 'invite',
      role: 'admin',
      username: 'Timothy',
    });
    // The invited person cannot choose another name than the inviter set.
    const accepted = await sendRequest('POST', '/api/invite/accept', {
      body: { token, username: 'mallory', password },
    });
    expect(accepted.status).toBe(201);
    expect(signedInUser.parse(await accepted.json())).toMatchObject({ username: 'Timothy', role: 'admin' });
    expect((await sendRequest('GET', '/api/admin/overview', { cookie: cookieOf(accepted) })).status).toBe(200);
    for (const path of ['/api/invite', '/api/invite/accept', '/api/invite/passkey/begin']) {
      const replayed = await sendRequest('POST', path, { body: { token, username: 'mallory', password } });
      expect(replayed.status).toBe(410);
      expect(errorAnswer.parse(await replayed.json()).code).toBe('gone');
    }
  });

  test('an invitation admits only one of two people who use it at the same time', async () => {
    const { cookie } = await createTestUser('admin');
    const token = await invite(cookie, { role: 'reader' });
    const statuses = await Promise.all(
      ['aquila', 'apollos'].map(
        async (username) =>
          (await sendRequest('POST', '/api/invite/accept', { body: { token, username, password } })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 410]);
  });

  test('a taken name or a weak password does not use up the invitation', async () => {
    const { cookie, username } = await createTestUser('admin');
    const token = await invite(cookie, { role: 'reader' });
    const accept = async (body: object): Promise<number> =>
      (await sendRequest('POST', '/api/invite/accept', { body: { token, ...body } })).status;
    expect(await accept({ username, password })).toBe(409);
    expect(await accept({ username: 'nympha', password: '1234qwerasdf' })).toBe(400);
    expect(await accept({ password })).toBe(400);
    expect(await accept({ username: 'nympha', password })).toBe(201);
  });

  test('nobody is invited with a name that is taken', async () => {
    const { cookie } = await createTestUser('admin');
    const token = await invite(cookie, { username: 'Tychicus', role: 'reader' });
    await sendRequest('POST', '/api/invite/accept', { body: { token, password } });
    const refused = await sendRequest('POST', '/api/admin/users/invite', {
      cookie,
      body: { username: 'TYCHICUS', role: 'reader' },
    });
    expect(refused.status).toBe(409);
    expect(errorAnswer.parse(await refused.json())).toMatchObject({
      message: 'This username is taken. Choose another.',
      issues: [{ field: 'username', message: 'This username is taken. Choose another' }],
    });
  });

  test('an expired, revoked or unknown invitation gets the same answer', async () => {
    const { cookie } = await createTestUser('admin');
    const [late, revoked] = [await invite(cookie, { role: 'reader' }), await invite(cookie, { role: 'reader' })];
    const { invites } = usersAnswer.parse(await (await sendRequest('GET', '/api/admin/users', { cookie })).json());
    const ids = invites.map(({ id }) => id).slice(-2);
    await env.APP.prepare(`UPDATE invites SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?`).bind(ids[0]).run();
    expect((await sendRequest('DELETE', `/api/admin/invites/${ids[1]}`, { cookie })).status).toBe(200);
    for (const token of [late, revoked, 'A'.repeat(34)])
      expect((await sendRequest('POST', '/api/invite', { body: { token } })).status).toBe(410);
  });

  test('the database contains only the hash of an invitation', async () => {
    const { cookie } = await createTestUser('admin');
    const token = await invite(cookie, { role: 'reader' });
    for (const table of ['invites', 'audit']) {
      const { results } = await env.APP.prepare(`SELECT * FROM ${table}`).all();
      expect(JSON.stringify(results)).not.toContain(token);
    }
  });
});

describe('reset links', () => {
  test('a reset link sets a new password and ends all sessions of the account', async () => {
    const { cookie } = await createTestUser('admin');
    const reader = await createTestUser('reader');
    const resetLink = await sendRequest('POST', `/api/admin/users/${reader.id}/reset`, { cookie });
    const token = inviteToken(new URL(linkAnswer.parse(await resetLink.json()).link).hash);
    const accepted = await sendRequest('POST', '/api/invite/accept', { body: { token, password } });
    expect(signedInUser.parse(await accepted.json())).toMatchObject({ id: reader.id, role: 'reader' });
    expect((await sendRequest('GET', '/api/user', { cookie: reader.cookie })).status).toBe(401);
    const { username } = reader;
    expect((await sendRequest('POST', '/api/login', { body: { username, password } })).status).toBe(200);
  });
});

describe('roles', () => {
  test('a change of role ends the sessions of that user', async () => {
    const [admin, other] = [await createTestUser('admin'), await createTestUser('admin')];
    expect((await sendRequest('GET', '/api/admin/users', { cookie: other.cookie })).status).toBe(200);
    const changed = await sendRequest('PUT', `/api/admin/users/${other.id}`, {
      cookie: admin.cookie,
      body: { role: 'reader' },
    });
    expect(changed.status).toBe(200);
    expect((await sendRequest('GET', '/api/admin/users', { cookie: other.cookie })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie: other.cookie })).status).toBe(401);
  });

  test('a role that changes in the database applies to the next request', async () => {
    await createTestUser('admin');
    const other = await createTestUser('admin');
    await env.APP.prepare(`UPDATE users SET role = 'reader' WHERE id = ?`).bind(other.id).run();
    expect((await sendRequest('GET', '/api/admin/users', { cookie: other.cookie })).status).toBe(403);
  });

  test('blocking a user ends all their sessions', async () => {
    const [admin, reader] = [await createTestUser('admin'), await createTestUser('reader')];
    await sendRequest('PUT', `/api/admin/users/${reader.id}`, { cookie: admin.cookie, body: { status: 'blocked' } });
    expect((await sendRequest('GET', '/api/user', { cookie: reader.cookie })).status).toBe(401);
    await sendRequest('PUT', `/api/admin/users/${reader.id}`, { cookie: admin.cookie, body: { status: 'active' } });
    expect((await sendRequest('GET', '/api/user', { cookie: reader.cookie })).status).toBe(401);
  });

  test.each([{ status: 'blocked' }, { role: 'reader' }])(
    'administrators cannot make this change of themselves, even if they are not the last one: %j',
    async (body) => {
      const [admin, other] = [await createTestUser('admin'), await createTestUser('admin')];
      const change = { cookie: admin.cookie, body };
      const refused = await sendRequest('PUT', `/api/admin/users/${admin.id}`, change);
      expect(refused.status).toBe(409);
      expect(errorAnswer.parse(await refused.json()).message).toBe(
        'You cannot block or demote your own account. Another administrator can.',
      );
      const userList = usersAnswer.parse(
        await (await sendRequest('GET', '/api/admin/users', { cookie: admin.cookie })).json(),
      );
      expect(userList.users.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([admin.id]);
      expect((await sendRequest('PUT', `/api/admin/users/${other.id}`, change)).status).toBe(200);
    },
  );

  test('administrators can send their own role and status unchanged', async () => {
    const { id, cookie } = await createTestUser('admin');
    const body = { role: 'admin', status: 'active' };
    expect((await sendRequest('PUT', `/api/admin/users/${id}`, { cookie, body })).status).toBe(200);
  });

  test('the last administrator cannot be demoted, blocked or deleted by anyone', async () => {
    const { id, cookie } = await onlyAdmin();
    for (const body of [{ role: 'reader' }, { status: 'blocked' }])
      expect((await sendRequest('PUT', `/api/admin/users/${id}`, { cookie, body })).status).toBe(409);
    expect((await sendRequest('DELETE', `/api/admin/users/${id}`, { cookie })).status).toBe(409);
    expect((await sendRequest('DELETE', '/api/account', { cookie })).status).toBe(409);
    expect((await sendRequest('GET', '/api/admin/users', { cookie })).status).toBe(200);
    for (const change of ['DELETE FROM users', "UPDATE users SET role = 'reader'"])
      await expect(env.APP.prepare(`${change} WHERE id = ?`).bind(id).run()).rejects.toThrow('last administrator');
  });

  test('two administrators who demote each other at the same time leave one administrator', async () => {
    const one = await onlyAdmin();
    const other = await createTestUser('admin');
    const statuses = await Promise.all([
      sendRequest('PUT', `/api/admin/users/${other.id}`, { cookie: one.cookie, body: { role: 'reader' } }),
      sendRequest('PUT', `/api/admin/users/${one.id}`, { cookie: other.cookie, body: { role: 'reader' } }),
    ]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await env.APP.prepare(`SELECT count(*) AS n FROM users WHERE role = 'admin'`).first<number>('n');
    expect(left).toBe(1);
  });

  test('every change to users requires a password or passkey from the last ten minutes', async () => {
    const { cookie } = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const { id } = await createTestUser('reader');
    const refused = [
      await sendRequest('POST', '/api/admin/users/invite', { cookie, body: { role: 'admin' } }),
      await sendRequest('PUT', `/api/admin/users/${id}`, { cookie, body: { role: 'admin' } }),
      await sendRequest('POST', `/api/admin/users/${id}/reset`, { cookie }),
      await sendRequest('DELETE', `/api/admin/users/${id}`, { cookie }),
      await sendRequest('POST', '/api/account/passkeys/begin', { cookie }),
      await sendRequest('DELETE', '/api/account', { cookie }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(403);
      expect(errorAnswer.parse(await response.json()).code).toBe('confirm');
    }
  });
});

test('the list of users finds names and email addresses, and shows sessions and sign-in methods', async () => {
  const { cookie } = await createTestUser('admin');
  const reader = await createTestUser('reader');
  const matches = usersAnswer.parse(
    await (await sendRequest('GET', `/api/admin/users?q=${reader.username.toUpperCase()}`, { cookie })).json(),
  );
  expect(matches.users.find(({ id }) => id === reader.id)).toMatchObject({
    sessions: 1,
    passkeys: 0,
    hasPassword: false,
    hasCodes: false,
    status: 'active',
  });
  expect(usersAnswer.parse(await (await sendRequest('GET', '/api/admin/users?q=%25', { cookie })).json()).total).toBe(
    0,
  );
  // D1 rejects longer LIKE patterns.
  const email = `${'a'.repeat(64)}@${'b'.repeat(30)}.org`;
  await env.APP.prepare('UPDATE users SET email = ? WHERE id = ?').bind(email, reader.id).run();
  const byAddress = await sendRequest('GET', `/api/admin/users?q=${encodeURIComponent(email)}`, { cookie });
  expect(usersAnswer.parse(await byAddress.json()).users.map(({ id }) => id)).toEqual([reader.id]);
  expect((await sendRequest('GET', `/api/admin/audit?actor=${'ש'.repeat(60)}`, { cookie })).status).toBe(200);
});

describe('the audit log', () => {
  test('lists actions from the newest, with pages and filters', async () => {
    const { cookie, username } = await createTestUser('admin');
    await sendRequest('PUT', '/api/system-settings/site.name_line', { cookie, body: { value: 'for the audit' } });
    const query = `/api/admin/audit?action=setting.changed&actor=${username}&from=2020-01-01&to=2099-01-01`;
    const { rows, next } = auditAnswer.parse(await (await sendRequest('GET', query, { cookie })).json());
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      { actor: username, subject: 'site.name_line', setting: 'Tagline', after: 'for the audit' },
    ]);
    const future = auditAnswer.parse(
      await (await sendRequest('GET', '/api/admin/audit?from=2099-01-01', { cookie })).json(),
    );
    expect(future.rows).toEqual([]);
    expect((await sendRequest('GET', '/api/admin/audit?action=nonsense', { cookie })).status).toBe(400);
    expect((await sendRequest('GET', '/api/admin/audit?from=yesterday', { cookie })).status).toBe(400);
  });

  test('exports a CSV file in which no cell is a formula', async () => {
    const { cookie } = await createTestUser('admin');
    await sendRequest('PUT', '/api/system-settings/site.name_line', { cookie, body: { value: '=HYPERLINK("x"),"y"' } });
    const response = await sendRequest('GET', '/api/admin/audit.csv?action=setting.changed', { cookie });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/);
    const text = await response.text();
    expect(text.split('\r\n')[0]).toBe('at,actor,action,subject,before,after,network');
    expect(text).toContain(`"'=HYPERLINK(""x""),""y"""`);
  });

  test('cannot be changed or shortened by any SQL statement', async () => {
    const { cookie } = await createTestUser('admin');
    await sendRequest('PUT', '/api/system-settings/site.name_line', { cookie, body: { value: 'once more' } });
    for (const statement of [
      `UPDATE audit SET actor = 'nobody'`,
      'DELETE FROM audit',
      'INSERT OR REPLACE INTO audit SELECT * FROM audit',
    ])
      await expect(env.APP.prepare(statement).run()).rejects.toThrow('audit');
    await env.APP.prepare(
      `INSERT INTO audit (id, at, actor, action, subject, ip_prefix_hash) VALUES ('0', '2020-01-01T00:00:00.000Z', 'a', 'b', 'c', 'd')`,
    ).run();
    expect((await env.APP.prepare(`DELETE FROM audit WHERE id = '0'`).run()).meta.changes).toBe(1);
  });

  test('lists failed sign-ins without the typed values', async () => {
    const { cookie } = await createTestUser('admin');
    await sendRequest('POST', '/api/login', { body: { username: 'my secret by mistake', password: 'and another' } });
    const { rows } = auditAnswer.parse(
      await (await sendRequest('GET', '/api/admin/audit?action=session.login-failed', { cookie })).json(),
    );
    expect(rows[0]).toMatchObject({ actor: 'unknown', action: 'session.login-failed' });
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

test('the search figures list searches by day, the most frequent, and those without results', async () => {
  const { cookie } = await createTestUser('admin');
  const report = (body: object): Promise<Response> =>
    requestApp('/api/analytics/search', { method: 'POST', body: JSON.stringify(body) });
  for (let time = 0; time < 3; time += 1) await report({ query: 'covenant', database: 'DB1' });
  await report({ searchTerm: 'nonesuch', resultCount: 0, searchType: 'strongs' });
  await report({ searchTerm: 'gold', resultCount: 361, searchType: 'strongs' });
  const answer = searchesAnswer.parse(
    await (await sendRequest('GET', '/api/admin/searches?days=7', { cookie })).json(),
  );
  const today = new Date().toISOString().slice(0, 10);
  expect(answer).toMatchObject({ to: today, isCounting: true, total: 5 });
  expect(answer.days).toHaveLength(7);
  expect(answer.days.at(-1)).toEqual({ day: today, text: 3, strongs: 2 });
  expect(answer.top[0]).toEqual({ query: 'covenant', kind: 'text', times: 3, results: null, lastDay: today });
  expect(answer.withoutResults.map(({ query }) => query)).toEqual(['nonesuch']);
  expect((await sendRequest('GET', '/api/admin/searches?days=x', { cookie })).status).toBe(200);
});

test('the overview counts users, searches and failed sign-ins', async () => {
  const { cookie } = await createTestUser('admin');
  const answer = overviewAnswer.parse(await (await sendRequest('GET', '/api/admin/overview', { cookie })).json());
  const admins = await env.APP.prepare(`SELECT count(*) AS n FROM users WHERE role = 'admin'`).first<number>('n');
  expect(answer.users.admins).toBe(admins);
  expect(answer.users.total).toBeGreaterThan(admins ?? 0);
  expect(answer.settings.encrypts).toBe(false);
});

test('a change to a user is in the audit log, and a save without changes is not', async () => {
  const admin = await createTestUser('admin');
  const user = await createTestUser('reader');
  const change = async (body: object): Promise<void> => {
    expect((await sendRequest('PUT', `/api/admin/users/${user.id}`, { cookie: admin.cookie, body })).status).toBe(200);
  };
  await change({ role: 'reader', status: 'active' });
  await change({ status: 'blocked' });
  await change({ status: 'blocked' });
  await change({ status: 'active' });
  await change({ role: 'admin' });
  const { results } = await env.APP.prepare(
    'SELECT action, subject, before, after FROM audit WHERE actor_id = ? ORDER BY id',
  )
    .bind(admin.id)
    .all();
  expect(results).toEqual([
    { action: 'user.blocked', subject: user.username, before: null, after: null },
    { action: 'user.unblocked', subject: user.username, before: null, after: null },
    { action: 'user.role', subject: user.username, before: 'reader', after: 'admin' },
  ]);
});
