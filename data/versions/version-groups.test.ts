import { expect, it } from 'vitest';
import { groupVersions } from './version-groups.ts';

it('groups versions by language, English first, then the original languages, then others by name', () => {
  const versions = [
    { code: 'rv1909', language: 'es' },
    { code: 'kjv' },
    { code: 'wlc', language: 'hbo' },
    { code: 'luther', language: 'de' },
    { code: 'web', language: 'en' },
    { code: 'sblgnt', language: 'grc' },
  ];
  expect(groupVersions(versions).map(({ label, versions: of }) => [label, of.map(({ code }) => code)])).toEqual([
    ['English', ['kjv', 'web']],
    ['Hebrew and Greek', ['wlc', 'sblgnt']],
    ['German', ['luther']],
    ['Spanish', ['rv1909']],
  ]);
});
