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

test('a passage links to its chapter, to a comparison in the version of the results, and to its words', () => {
  render(
    <WholeChapters chapters={[{ label: 'Psalm 51', version: 'kjv_strongs', book: 19, chapter: 51, verse: null }]} />,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Psalm 51 →', '/bible/kjv_strongs/psalms/51'],
    ['Compare →', '/parallel-bible?passage=Psalm+51&versions=kjv_strongs'],
    ['Interlinear →', '/interlinear?passage=Psalm+51'],
  ]);
});

test('a verse links to its place in the chapter and in the interlinear text', () => {
  render(<WholeChapters chapters={[{ label: 'John 3', version: 'kjv_strongs', book: 43, chapter: 3, verse: 16 }]} />);
  expect(screen.getByRole('link', { name: 'Open John 3' }).getAttribute('href')).toBe('/bible/kjv_strongs/john/3#v16');
  expect(screen.getByRole('link', { name: 'Interlinear' }).getAttribute('href')).toBe('/interlinear?passage=John+3:16');
});

test('a panel opens by itself where nothing else was found, also after a search that found something', () => {
  const { rerender } = render(<PanelTitle id="fold" title="Words" />);
  const isOpen = (): boolean => screen.getByRole<HTMLInputElement>('checkbox').checked;
  expect(isOpen()).toBe(false);
  rerender(<PanelTitle id="fold" title="Words" isOpen />);
  expect(isOpen()).toBe(true);
});
