import { expect, test } from 'vitest';
import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import app from '../index.ts';
import { createTestUser, sendRequest } from '../testing/test-users.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** From the path of each API route to its methods. */
const routes = new Map<string, string[]>();
for (const { method, path } of app.routes) {
  if (method === 'ALL' || !path.startsWith('/api/')) continue;
  routes.set(path, [...new Set([...(routes.get(path) ?? []), method])]);
}

/** A path that the pattern matches: "/bot/:kind{repairs|errors}" becomes "/bot/repairs". */
function examplePath(pattern: string): string {
  return pattern.replaceAll(/:\w+(?:\{(\w+)[^}]*\})?/g, (_, choice?: string) => choice ?? '1');
}

test('covers every API route', () => {
  expect(routes.size).toBeGreaterThan(110);
});

test.each([...routes])('%s answers 405 to methods other than %s', async (pattern, own) => {
  const path = examplePath(pattern);
  const { cookie } = await createTestUser('admin');
  for (const method of methods.filter((each) => !own.includes(each))) {
    const response = await sendRequest(method, path, {
      cookie,
      headers: { Authorization: await createBuildPass('of the tests', method, path) },
    });
    expect(response.status, method).toBe(405);
    const allowed = response.headers.get('Allow') ?? '';
    expect(allowed.split(', ').filter((each) => each !== 'HEAD')).toEqual(own.toSorted(inOrder));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      message: `This endpoint does not support ${method}. Use ${allowed}.`,
      code: 'invalid',
    });
  }
});

test.each([
  ['/api/search', 'GET, HEAD'],
  ['/api/admin/users', 'GET'],
  ['/api/user', 'GET'],
])('%s allows %s: only public paths list HEAD', async (path, allowed) => {
  const { cookie } = await createTestUser('admin');
  expect((await sendRequest('DELETE', path, { cookie })).headers.get('Allow')).toBe(allowed);
});

function inOrder(a: string, b: string): number {
  return methods.indexOf(a) - methods.indexOf(b);
}
