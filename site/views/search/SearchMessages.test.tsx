// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptySearchUrlParams } from '#data/search/contract/search-url.ts';
import { versionChoices } from '#data/versions/version-choices.ts';
import { TaggedInstead } from './SearchMessages.tsx';

const english = { language: 'en', direction: 'ltr', taggedWords: 0 } as const;
const site = {
  choices: versionChoices([
    { ...english, code: 'kjv_strongs', name: 'King James Version', taggedWords: 5 },
    { ...english, code: 'web', name: 'World English Bible' },
  ]),
  canRestore: true,
};
const show = (version: string, path: '/results' | '/strongs-results' = '/strongs-results') =>
  render(
    <TaggedInstead site={site} address={{ ...emptySearchUrlParams, path, q: 'love', version }} version="kjv_strongs" />,
  );

test('results with numbers name their version if another one was requested, and link to a search in that one', () => {
  show('web');
  expect(screen.getByRole('status').textContent).toContain('These results are from the King James (KJV)');
  const link = screen.getByRole('link', { name: 'Search World English Bible (WEB)' });
  expect(link.getAttribute('href')).toBe('/results?q=love&db=web');
});

test.each([
  ['', '/strongs-results'],
  ['kjv', '/strongs-results'],
  ['web', '/results'],
] as const)('shows no message for “%s” on %s', (version, path) => {
  show(version, path);
  expect(screen.queryByRole('status')).toBeNull();
});
