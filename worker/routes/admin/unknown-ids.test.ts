import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await createTestUser('admin'));
});

const placement = { title: 'x', content: '<p>x</p>', position: 'footer', active: true, revision: 1 };

/** Every administrator route with an id in its path, with a valid body. */
const calls: [method: string, path: string, body?: unknown][] = [
  ['PUT', '/api/admin/bot/instructions/:id', { isActive: true }],
  ['PUT', '/api/admin/bot/repairs/:id', { remedy: 'x', status: 'completed' }],
  ['POST', '/api/admin/bot/repairs/:id/do'],
  ['PUT', '/api/admin/bot/errors/:id', { resolution: 'x', status: 'resolved' }],
  ['POST', '/api/admin/imports/:id/consent'],
  ['POST', '/api/admin/imports/:id/cancel'],
  ['POST', '/api/admin/imports/:id/retry'],
  ['POST', '/api/admin/imports/:id/rollback'],
  ['GET', '/api/admin/imports/:id/report'],
  ['GET', '/api/admin/imports/:id/report.csv'],
  ['POST', '/api/admin/outbox/:id/retry'],
  ['GET', '/api/admin/pages/:id'],
  ['PUT', '/api/admin/pages/:id', { title: 'x', revision: 1 }],
  ['DELETE', '/api/admin/pages/:id'],
  ['POST', '/api/admin/pages/:id/undelete'],
  ['POST', '/api/admin/pages/:id/draft-link'],
  ['GET', '/api/admin/pages/:id/revisions'],
  ['GET', '/api/admin/pages/:id/revisions/1'],
  ['POST', '/api/admin/pages/:id/revisions/1/restore', { revision: 1 }],
  ['PUT', '/api/admin/advertisements/:id', placement],
  ['DELETE', '/api/admin/advertisements/:id'],
  ['POST', '/api/admin/advertisements/:id/undelete'],
  ['DELETE', '/api/admin/redirects/:id'],
  ['POST', '/api/admin/uploads/:id/complete'],
  ['POST', '/api/admin/users/:id/reset'],
  ['PUT', '/api/admin/users/:id', { role: 'reader' }],
  ['DELETE', '/api/admin/users/:id'],
  ['DELETE', '/api/admin/invites/:id'],
  ['DELETE', '/api/system-settings/:id'],
  ['PUT', '/api/system-settings/:id', { value: 'x' }],
  ['GET', '/api/converter/download-sql/:id'],
];

test.each(calls)('%s %s answers 404 with a sentence for an unknown id', async (method, path, body) => {
  const response = await sendRequest(method, path.replace(':id', 'unknown'), {
    cookie,
    ...(body !== undefined && { body }),
  });
  const answer = await response.json<{ message: string }>();
  expect([response.status, answer.message]).toEqual([
    404,
    expect.stringMatching(/^(?:There is no|No|This|The) [^.]+\./),
  ]);
});

test('requests with unknown ids add no action to the audit log', async () => {
  const countActions = "SELECT count(*) AS n FROM audit WHERE action <> 'call.refused'";
  const before = await env.APP.prepare(countActions).first('n');
  for (const [method, path, body] of calls)
    await sendRequest(method, path.replace(':id', 'unknown'), { cookie, ...(body !== undefined && { body }) });
  expect(await env.APP.prepare(countActions).first('n')).toBe(before);
});
