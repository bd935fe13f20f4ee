// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SqlImportAnswer } from '#data/administration/contract/imports.ts';
import { SqlTab } from './SqlTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders the tab. `lists` are the answers to requests for the list of files, `undefined` for a failure. */
function show(lists: (string[] | undefined)[], answer?: SqlImportAnswer): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/import-sql') return Response.json(answer);
    if (path !== '/api/sql-files') return Response.json({ activeImports: [] });
    const files = lists.length > 1 ? lists.shift() : lists[0];
    return files ? Response.json({ files }) : Response.json({ message: 'The database is busy.' }, { status: 500 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SqlTab />
    </QueryClientProvider>,
  );
}

it('says that the list of files failed, and loads it on request', async () => {
  show([undefined, ['asv.sql']]);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch available SQL files');
  expect(screen.queryByText('No SQL files found')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'asv.sql' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[state: SqlImportAnswer['state'], shown: string, hasLink: boolean]>([
  ['completed', 'Success', false],
  ['running', 'In progress', true],
  ['waiting', 'Waiting for your approval', true],
  ['failed', 'Failed', false],
])('shows the state %s as "%s"', async (state, shown, hasLink) => {
  show([['sm-tyndale.sql']], { success: state === 'completed', state, count: 0, message: 'A message.' });
  await screen.findByRole('option', { name: 'sm-tyndale.sql' });
  await userEvent.selectOptions(screen.getByLabelText('SQL file'), 'sm-tyndale.sql');
  expect(screen.getByLabelText<HTMLInputElement>('Table name').value).toBe('bible_verses_sm_tyndale');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(shown, { selector: 'dd' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Open Import Status' })?.getAttribute('href') ?? null).toBe(
      hasLink ? '#import-status' : null,
    ),
  );
});
