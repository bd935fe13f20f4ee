import { expect, test } from 'vitest';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { composeSecurityTxt } from './security-txt.ts';

const path = '/.well-known/security.txt';
const put = (value: string, cookie: string): Promise<Response> =>
  sendRequest('PUT', '/api/system-settings/site.security_contact', { cookie, body: { value } });

test('security.txt exists once an administrator has set a contact for security issues', async () => {
  expect((await requestApp(path)).status).toBe(404);
  const { cookie } = await createTestUser('admin');
  expect((await put('safety@library.example', cookie)).status).toBe(200);
  const response = await requestApp(path);
  expect(response.status).toBe(200);
  // RFC 9116, section 3.
  expect(response.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines).toContain('Contact: mailto:safety@library.example');
  expect(lines).toContain('Canonical: https://built.example/.well-known/security.txt');
  const expires = lines.filter((line) => line.startsWith('Expires: ')).map((line) => new Date(line.slice(9)).getTime());
  expect(expires).toHaveLength(1);
  // "RECOMMENDED that the value of this field be less than a year into the future".
  expect(expires[0]).toBeGreaterThan(Date.now() + 90 * 86_400_000);
  expect(expires[0]).toBeLessThan(Date.now() + 365 * 86_400_000);
  await put('', cookie);
  expect((await requestApp(path)).status).toBe(404);
});

test.each([
  ['safety@library.example\nExpires: 2999-01-01T00:00:00Z', 400],
  ['http://library.example/safety', 400],
  ['javascript:alert(1)', 400],
  ['https://library.example/safety', 200],
])('%j as the contact is answered with %i', async (value, status) => {
  const { cookie } = await createTestUser('admin');
  expect((await put(value, cookie)).status).toBe(status);
});

test('contains the fields of RFC 9116, one per line', () => {
  expect(
    composeSecurityTxt(
      'https://a.example/report',
      'https://a.example/.well-known/security.txt',
      new Date('2026-11-22T13:14:15Z'),
    ),
  ).toBe(
    'Contact: https://a.example/report\nExpires: 2027-05-21T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://a.example/.well-known/security.txt\n',
  );
});
