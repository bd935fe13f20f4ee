import { expect, test } from 'vitest';
import reference from '../../docs/reference/api.md?raw';
import app from '../index.ts';

/** For example "GET /bible/verse/*": the path below `/api`, with a star for each parameter. */
const routes = new Set(
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replaceAll(/:\w+(?:\{[^}]*\})?\??/g, '*')}`),
);

/**
 * Endpoints of the reference, without a method if the line names none. A cell may name several paths after one method:
 * `POST /api/invite`, `/api/invite/accept`.
 */
function documentedEndpoints(): string[] {
  return reference.split('\n').flatMap((line) => {
    let method = '';
    return [...line.matchAll(/`(?:(GET|POST|PUT|DELETE)(?: |`))?(\/api\/[^`\s]+)?/g)].flatMap(([, named, path]) => {
      method = named ?? method;
      if (path === undefined || path.includes('…') || path.includes('*')) return [];
      const [plain = ''] = path.slice('/api'.length).replace('{product}', 'lexicon').split('?');
      return [`${method} ${plain.replaceAll(/\{\w+\}/g, '*')}`];
    });
  });
}

function isRoute(endpoint: string): boolean {
  return routes.has(endpoint) || (endpoint.startsWith(' ') && [...routes].some((route) => route.includes(endpoint)));
}

test('every endpoint of the reference is a route', () => {
  const documented = documentedEndpoints();
  expect(documented.length).toBeGreaterThan(40);
  expect(documented.filter((endpoint) => !isRoute(endpoint))).toEqual([]);
});

test('every route has the start of its path in the reference', () => {
  const starts = [...routes].map((route) => {
    const [, first = '', second = ''] = route.slice(route.indexOf(' ') + 1).split('/');
    return first === 'admin' ? second : first;
  });
  const missing = [...new Set(starts)].filter((start) => !new RegExp(`[\`/]${start}[\`/?{ ]`).test(reference));
  expect(missing).toEqual([]);
});
