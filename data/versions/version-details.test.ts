import { expect, it } from 'vitest';
import { applyVersionDetails } from './version-details.ts';

const choices = [
  { code: 'kjv', name: 'King James (KJV)', shortName: 'King James', loaded: true },
  { code: 'nkjv', name: 'New King James', shortName: 'NKJV', loaded: false },
  { code: 'web', name: 'World English Bible', shortName: 'WEB', loaded: true },
  { code: 'jps', name: 'Jewish Publication Society', shortName: 'sm-JPS', loaded: true },
];
const namesOf = (details: Parameters<typeof applyVersionDetails>[1]): string =>
  applyVersionDetails(choices, details)
    .map(({ shortName }) => shortName)
    .join(', ');

it.each<[what: string, details: Parameters<typeof applyVersionDetails>[1], names: string]>([
  ['nothing', {}, 'King James, NKJV, WEB, sm-JPS'],
  ['a short name', { jps: { shortName: 'JPS 1917' } }, 'King James, NKJV, WEB, JPS 1917'],
  ['visibility', { web: { isHidden: true } }, 'King James, NKJV, sm-JPS'],
  ['positions', { jps: { position: 1 }, web: { position: 2 } }, 'sm-JPS, WEB, King James, NKJV'],
  ['the other code of the same text', { kjv_strongs: { shortName: 'AV' } }, 'AV, NKJV, WEB, sm-JPS'],
  ['a version that is not loaded', { nkjv: { isHidden: true } }, 'King James, NKJV, WEB, sm-JPS'],
])('applies %s', (_, details, names) => {
  expect(namesOf(details)).toBe(names);
});

it('applies a name where the menu has names', () => {
  const details = { web: { name: 'World English' } };
  expect(applyVersionDetails(choices, details)[2]).toMatchObject({ name: 'World English', shortName: 'WEB' });
  const short = applyVersionDetails([{ code: 'web', shortName: 'WEB', loaded: true }], details);
  expect(short).toEqual([{ code: 'web', shortName: 'WEB', loaded: true }]);
});
