// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedImport, ReportSummary } from '#data/administration/contract/imports.ts';
import { formatVersionTitle } from '#data/versions/version-name.ts';
import { ImportItem } from './ImportItem.tsx';

const report: ReportSummary = {
  format: 'plain',
  encoding: 'utf-8',
  numbering: 'kjv',
  verses: 31_101,
  verdict: 'ask',
  warnings: 241,
  errors: 0,
  counts: { unbalanced: 241 },
  problems: ['line 1,150 of b.txt: Genesis 6:3 has a bracket “[” without its other half; this bracket is left out'],
};
const item: ListedImport = {
  id: 'i1',
  version: 'asv',
  status: 'awaiting_consent',
  stage: 'Needs approval',
  progress: 10,
  versesImported: 0,
  totalVerses: 31_101,
  file: 'asv.zip',
  startedBy: 'Anna',
  startedAt: '2026-11-27T09:00:00.000Z',
  completedAt: null,
  message: '',
  report,
  earlierText: null,
  can: ['consent', 'cancel'],
};
const live: ListedImport = {
  ...item,
  status: 'completed',
  stage: 'Live',
  progress: 100,
  completedAt: item.startedAt,
  can: ['rollback'],
};

function show(change: Partial<ListedImport>, base = item): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <ImportItem item={{ ...base, ...change }} name={formatVersionTitle(change.version ?? base.version)} />
      </ul>
    </QueryClientProvider>,
  );
}

it('says what a file that needs approval has, and that an import can be rolled back', () => {
  show({});
  screen.getByText(/^The file is complete: 31,101 verses\. 241 places .* roll the import back later\.$/);
  screen.getByText('Unmatched brackets or tags: 241');
  // One of them is listed.
  screen.getByText('And 240 more in the full report.');
  screen.getByRole('button', { name: 'Approve and import' });
  // The import has not begun, so a bar with "0 of 31,101 verses" would frighten.
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('American Standard Version').textContent).not.toContain('asv');
});

it.each(['missing', 'not-in-version', 'not-a-verse'])('calls no file complete if its report has “%s”', (kind) => {
  show({ report: { ...report, counts: { [kind]: 1 } } });
  screen.getByText(/^The file was read: 31,101 verses/);
});

it('puts the verse of a problem before its line', () => {
  show({ report: { ...report, problems: ['line 1,150 of b.txt: Genesis 6:3 has no end', '3 John 1:6 is missing'] } });
  const problems = within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Genesis 6:3 has no end (line 1,150 of b.txt)',
    '3 John 1:6 is missing',
  ]);
});

it.each<[string, Partial<ListedImport>, RegExp]>([
  ['a text that replaced another', { earlierText: 'ASV of 1901' }, /see the earlier text \(“ASV of 1901”\) again/],
  ['a new text', { report }, /^“American Standard Version” disappears from the site, because/],
  ['a text of the site', { version: 'kjv_strongs' }, /^The site is built again/],
])('says what a rollback of %s does', async (_, change, expected) => {
  show(change, live);
  await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
  within(screen.getByRole('alertdialog')).getByText(expected);
});
