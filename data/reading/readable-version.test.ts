import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';
import { versionInfo, findVersion, readableVersions, findComparisonVersion } from './readable-version.ts';

const { kjv, web, wlc } = smallVersions;
const named = (code: string): LoadedVersion => ({ ...web, code, name: 'as its module says' });

it('labels a version with the name of its rows, except three that the site names itself', () => {
  const versions = [web, named('tr'), named('he_modern'), named('rstne'), named('asv')];
  expect(readableVersions({ versions }).map(({ version, label, restored }) => [version, label, restored])).toEqual([
    ['web', 'World English Bible', false],
    ['tr', 'Textus Receptus (Greek)', false],
    ['he_modern', 'Modern Hebrew Bible', false],
    ['rstne', expect.stringContaining('Restoration'), false],
    ['asv', 'as its module says', false],
  ]);
});

it('finds a version by either code of its text', () => {
  expect(findVersion({ versions: [kjv] }, 'kjv')).toMatchObject({ version: 'kjv', rows: { id: kjv.id } });
  expect(findVersion({ versions: [kjv] }, 'web')).toBeUndefined();
});

it('restores the names only in the tagged version', () => {
  expect(findVersion({ versions: [web, kjv] }, 'restored')).toMatchObject({
    version: 'restored',
    restored: true,
    rows: { code: 'kjv_strongs' },
  });
  expect(findVersion({ versions: [web, wlc] }, 'restored')).toBeUndefined();
});

it.each<[versions: LoadedVersion[], right: string | undefined]>([
  [[kjv, named('rstne')], 'rstne'],
  [[kjv, web], 'restored'],
  [[web], undefined],
])('chooses the available version for the right side', (versions, right) => {
  expect(findComparisonVersion({ versions })?.version).toBe(right);
});

it('leaves the rows out of a response', () => {
  const [readable] = readableVersions({ versions: [wlc] });
  expect(readable && versionInfo(readable)).toEqual({
    version: 'wlc',
    label: 'Westminster Leningrad Codex',
    language: 'hbo',
    direction: 'rtl',
  });
});
