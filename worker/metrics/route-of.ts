import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { productSlug } from '#data/site/product.ts';
import type { ActivityGroup } from '#data/administration/contract/activity.ts';
import { accountPaths, adminPaths } from '../accounts/private-routes.ts';

/**
 * The pattern of the route that answered, never the URL itself: "/api/bible/chapter/:version/:book/:chapter". If
 * middleware rejected the request, the route that would have handled it. Empty if there is no route.
 */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  const answered = routes[c.req.routeIndex];
  if (answered && answered.method !== 'ALL') return answered.path;
  return routes.find(({ method }) => method !== 'ALL')?.path ?? '';
}

const searchRoutes = new Set([
  '/results',
  '/strongs-results',
  '/api/search',
  '/api/search-strongs',
  '/api/suggest',
  `/api/${productSlug}/search`,
]);
const isBelow = (paths: readonly string[], route: string): boolean =>
  paths.some((path) => `${route}/`.startsWith(`/api${path}/`));

/** Whether a route is for accounts, administrators or the build. */
export function isPrivateRoute(route: string): boolean {
  return isBelow([...accountPaths, ...adminPaths, '/build'], route);
}

/** The group in which a route is counted. */
export function groupOf(route: string): ActivityGroup {
  if (route === '') return 'unknown';
  if (searchRoutes.has(route)) return 'search';
  if (!route.startsWith('/api/')) return 'pages';
  if (isBelow([...adminPaths, '/build'], route)) return 'dashboard';
  return isBelow(accountPaths, route) ? 'accounts' : 'calls';
}

/** Clients can send any word as the method. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

export function methodOf(c: Context): string {
  return knownMethods.has(c.req.method) ? c.req.method : 'other';
}
