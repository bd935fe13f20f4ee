import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { queryProvider } from '../health-monitor/provider.ts';
import { requestBuild } from '../rebuild/request-build.ts';
import { sendBySmtp } from '../mail/send-by-smtp.ts';
import { connectExternal, fetchExternal, HostRefusedError, requireAllowedHost } from './egress.ts';

const list = 'smtp.example.org, *.example.com\n\tAPI.example.net';
const closed = 'http://127.0.0.1:9/';

/** Parses the host in the same way as a URL of a request. */
const reach = (hosts: string | undefined, host: string) => () =>
  requireAllowedHost(hosts, new URL(`http://${host}/`).hostname);

test.each([
  ['smtp.example.org', true],
  ['SMTP.EXAMPLE.ORG', true],
  ['smtp.example.org.', true],
  ['api.example.net', true],
  ['mail.example.com', true],
  ['a.b.example.com', true],
  ['example.com', false],
  ['badexample.com', false],
  ['smtp.example.org.evil.example', false],
  ['evil.example', false],
  ['smtp.example.org@evil.example', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['0x7f.1', false],
])('with an allowlist, %s is allowed: %s', (host, isAllowed) => {
  if (isAllowed) expect(reach(list, host)).not.toThrow();
  else expect(reach(list, host)).toThrow(HostRefusedError);
  for (const none of ['', ' ', undefined]) expect(reach(none, host)).not.toThrow();
});

test('fetch and connect check the same allowlist', async () => {
  const to = { hostname: 'evil.example', port: 465 };
  expect(() => connectExternal(list, to, { allowHalfOpen: false })).toThrow(HostRefusedError);
  await expect(fetchExternal(list, 'https://evil.example/', {})).rejects.toThrow(HostRefusedError);
});

const sentence = /127\.0\.0\.1 is not among the hosts that this deployment connects to \(OUTSIDE_HOSTS/;

test('mail, provider and deploy hook each report why the host was refused', async () => {
  const server = {
    host: '127.0.0.1',
    port: inject('mailServer').plainPort,
    security: 'none',
    username: '',
    password: '',
  } as const;
  const mail = { from: 'a@example.org', to: 'b@example.org', content: '.\r\n' };
  await expect(sendBySmtp({ ...server, outsideHosts: list }, mail)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(sentence),
  });

  const provider = { url: inject('providerUrl'), model: 'helper', key: 'swordfish', outsideHosts: list };
  await expect(queryProvider(provider, { task: '', question: '' })).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(sentence),
  });

  await env.APP.exec('DELETE FROM builds');
  const hook = { DEPLOY_HOOK_URL: 'https://hooks.example/a-secret', OUTSIDE_HOSTS: list };
  const { message } = await requestBuild({ ...env, ...hook }, { reason: 'a test', askedBy: 'Timothy' });
  expect(message).toMatch(/hooks\.example is not among the hosts/);
  expect(message).not.toContain('secret');
});

test('allows the local address of `npm start` without a list entry', async () => {
  await env.APP.exec('DELETE FROM builds');
  const { message } = await requestBuild(
    { ...env, DEPLOY_HOOK_URL: closed, OUTSIDE_HOSTS: list },
    { reason: 'a test', askedBy: 'Timothy' },
  );
  expect(message).toMatch(/could not be reached/);
});
