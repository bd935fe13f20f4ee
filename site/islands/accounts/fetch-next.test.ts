// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { fetchNext, mayLeadToDashboard } from './fetch-next.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('fetches what the build wrote into the page', () => {
  document.body.innerHTML =
    '<script type="application/json" id="next-scripts">["/_astro/a.js","/_astro/b.js"]</script>';
  fetchNext();
  expect(fetched()).toEqual(['/_astro/a.js', '/_astro/b.js']);
});

it('fetches nothing where the build wrote nothing', () => {
  fetchNext();
  expect(fetched()).toEqual([]);
});

it.each([
  ['', true],
  ['?next=%2Fadmin', true],
  ['?next=%2Fadmin%23users', true],
  ['?next=%2Faccount', false],
  ['?next=%2Fadministration', false],
  ['?tab=register', false],
])('of %j knows whether it may lead to the dashboard', (search, itMay) => {
  expect(mayLeadToDashboard(search)).toBe(itMay);
});
