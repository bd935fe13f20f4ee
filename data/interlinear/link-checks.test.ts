import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLinkCheck, linkChecks } from './link-checks.ts';

it('finds the check of two texts by any of their codes', () => {
  expect(findLinkCheck('kjv_strongs', 'trparsed')?.name).toBe('King James Version, New Testament');
  expect(findLinkCheck('web', 'tr')?.name).toBe('World English Bible');
  expect(findLinkCheck('kjv', 'asv')).toBeUndefined();
});

it('has each pair of texts once', () => {
  const pairs = linkChecks.flatMap(({ translations, originals }) =>
    translations.flatMap((translation) => originals.map((original) => `${translation} ${original}`)),
  );
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('has the numbers of the documentation', () => {
  const docs = readFileSync(new URL('../../docs/explanations/original-words.md', import.meta.url), 'utf8');
  const rows = [...docs.matchAll(/^\| (?<name>[^|]+?) \| [^|]+ \| (?<checked>\d+) \| (?<wrong>\d+) \|$/gm)];
  expect(rows.map(({ groups }) => [groups?.['name'], Number(groups?.['checked']), Number(groups?.['wrong'])])).toEqual(
    linkChecks.map(({ name, checked, wrong }) => [name, checked, wrong]),
  );
});
