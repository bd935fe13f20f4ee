import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

test('a build requested in the dashboard is in the audit log', async () => {
  const admin = await createTestUser('admin');
  await env.APP.exec('DELETE FROM builds');
  const response = await sendRequest('POST', '/api/admin/builds', { cookie: admin.cookie });
  expect(response.status).toBe(202);
  const { build } = await response.json<{ build: { id: string; state: string } }>();
  // No deploy hook is set in this environment.
  expect(build.state).toBe('failed');
  const logged = await env.APP.prepare("SELECT actor, after FROM audit WHERE action = 'build.asked' AND subject = ?")
    .bind(build.id)
    .first();
  expect(logged).toEqual({ actor: admin.username, after: 'failed' });
});
