import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { groupOf, isPrivateRoute, methodOf, routeOf } from './route-of.ts';

test.each<[route: string, group: string, isPrivate: boolean]>([
  ['', 'unknown', false],
  ['/results', 'search', false],
  ['/api/search', 'search', false],
  ['/api/search-strongs', 'search', false],
  ['/api/suggest', 'search', false],
  ['/bible/:version/:book/:chapter', 'pages', false],
  ['/', 'pages', false],
  ['/api/bible/chapter/:version/:book/:chapter', 'calls', false],
  ['/api/health', 'calls', false],
  ['/api/admin/users', 'dashboard', true],
  ['/api/admin', 'dashboard', true],
  ['/api/administrators', 'calls', false],
  ['/api/system-settings/:key', 'dashboard', true],
  ['/api/build/claim', 'dashboard', true],
  ['/api/login', 'accounts', true],
  ['/api/account/sessions/:handle', 'accounts', true],
  ['/api/user', 'accounts', true],
])('%s is counted in %s, private: %s', (route, group, isPrivate) => {
  expect([groupOf(route), isPrivateRoute(route)]).toEqual([group, isPrivate]);
});

describe('the route of a request', () => {
  const app = new Hono()
    .use(async (c, next) => {
      await next();
      c.header('X-Route', routeOf(c));
      c.header('X-Method', methodOf(c));
    })
    .get('/verse/:id', (c) => c.text('x'))
    .all('/verse/:id', (c) => c.text('no', 405))
    .use('/closed/*', async (c) => c.text('no', 401))
    .get('/closed/:id', (c) => c.text('x'));
  const headers = async (path: string, method = 'GET') => (await app.request(path, { method })).headers;

  test.each([
    ['/verse/3', 'GET', '/verse/:id'],
    // Rejected before its handler: the handler's route counts.
    ['/closed/3', 'GET', '/closed/:id'],
    ['/nothing', 'GET', ''],
  ])('%s %s is %s', async (path, method, route) => {
    expect((await headers(path, method)).get('X-Route')).toBe(route);
  });

  test.each([
    ['GET', 'GET'],
    ['PATCH', 'PATCH'],
    ['PROPFIND', 'other'],
  ])('the method %s is %s', async (method, expected) => {
    expect((await headers('/verse/3', method)).get('X-Method')).toBe(expected);
  });
});
