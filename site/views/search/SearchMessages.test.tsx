// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptySearchUrlParams } from '#data/search/contract/search-url.ts';
import { versionChoices } from '#data/versions/version-choices.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { TaggedInstead, WholeChapters } from './SearchMessages.tsx';

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

test('a passage links to its chapters, and all that was looked up to a comparison and to its words, with English numbers', () => {
  render(
    <WholeChapters
      chapters={[
        { label: 'Malachi 3', version: 'wlc', book: 39, chapter: 3, verse: 19, passage: 'Malachi 4:1–3; Jude 1' },
        { label: 'Jude 1', version: 'wlc', book: 65, chapter: 1, verse: 1, passage: 'Malachi 4:1–3; Jude 1' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Malachi 3 →', '/bible/wlc/malachi/3#v19'],
    ['Open Jude 1 →', '/bible/wlc/jude/1#v1'],
    ['Compare →', '/parallel-bible?passage=Malachi+4%3A1%E2%80%933%3B+Jude+1&versions=wlc'],
    ['Interlinear →', '/interlinear?passage=Malachi+4:1%E2%80%933%3B+Jude+1'],
  ]);
});

test('a panel opens by itself where nothing else was found, also after a search that found something', () => {
  const { rerender } = render(<PanelTitle id="fold" title="Words" />);
  const isOpen = (): boolean => screen.getByRole<HTMLInputElement>('checkbox').checked;
  expect(isOpen()).toBe(false);
  rerender(<PanelTitle id="fold" title="Words" isOpen />);
  expect(isOpen()).toBe(true);
});
