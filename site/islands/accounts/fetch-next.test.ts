// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { preloadDashboard, mayLeadToDashboard } from './fetch-next.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('preloads the scripts that the build lists in the page', () => {
  document.body.innerHTML =
    '<script type="application/json" id="next-scripts">["/_astro/a.js","/_astro/b.js"]</script>';
  preloadDashboard();
  expect(fetched()).toEqual(['/_astro/a.js', '/_astro/b.js']);
});

it('preloads nothing if the build lists nothing', () => {
  preloadDashboard();
  expect(fetched()).toEqual([]);
});

it.each([
  ['', true],
  ['?next=%2Fadmin', true],
  ['?next=%2Fadmin%23users', true],
  ['?next=%2Faccount', false],
  ['?next=%2Fadministration', false],
  ['?tab=register', false],
])('with the query %j, a sign-in may lead to the dashboard: %s', (search, expected) => {
  expect(mayLeadToDashboard(search)).toBe(expected);
});
