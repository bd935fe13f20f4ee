// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilesAnswer, ListedText, TextsAnswer } from '#data/administration/contract/texts.ts';
import { TextsTab } from './TextsTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const text: ListedText = {
  code: 'geneva',
  name: 'Geneva <i>Bible</i>',
  shortName: 'GEN',
  language: 'en',
  licence: '',
  position: null,
  isHidden: false,
  verses: 31_102,
  origin: 'import',
  file: 'geneva.txt',
  liveSince: '2026-11-22T09:00:00.000Z',
  changedAt: null,
  changedBy: null,
  waitsForBuild: false,
  rollback: 'i1',
  earlierText: null,
  can: ['edit-licence', 'hide', 'delete'],
};
const own: ListedText = { ...text, code: 'kjv_strongs', name: 'King James', origin: 'site', rollback: null, can: [] };
const file = {
  kind: 'upload',
  version: 'geneva',
  versionName: 'Geneva Bible',
  format: 'plain',
  createdAt: text.liveSince ?? '',
  uploadedBy: 'Anna',
} as const;
const files: FilesAnswer = {
  files: [
    { ...file, id: 'f1', name: 'geneva.txt', bytes: 10, use: 'live' },
    { ...file, id: 'f2', name: 'old.txt', bytes: 20, use: 'none' },
  ],
  total: 31,
  bytes: 30,
  page: 1,
  totalPages: 2,
};

/** Renders the tab. Returns the requests that it sends. */
function show(refusal?: object, texts: ListedText[] = [text, own]): string[] {
  const sent: string[] = [];
  const answer: TextsAnswer = { texts, canBuild: true };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push([method, path, body].filter(Boolean).join(' '));
    if (method === 'PUT' && refusal) return new Response(JSON.stringify(refusal), { status: 409 });
    const read = path.startsWith('/api/admin/files') ? files : answer;
    return new Response(JSON.stringify(method === 'GET' ? read : { message: 'Done.', build: null }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextsTab />
    </QueryClientProvider>,
  );
  return sent;
}
const changes = (sent: string[]): string[] => sent.filter((request) => !request.startsWith('GET'));

it('sends only the fields that were changed', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${text.name}` }));
  await userEvent.type(screen.getByLabelText('License'), 'CC0 1.0');
  await userEvent.type(screen.getByLabelText('Position in menus'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(sent)).toEqual(['PUT /api/admin/texts/geneva {"licence":"CC0 1.0","position":2}']);
});

it('says next to the name that another version has it', async () => {
  show({ message: 'Taken.', code: 'conflict', issues: [{ field: 'name', message: 'Another version has this name' }] });
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${text.name}` }));
  await userEvent.type(screen.getByLabelText('Name'), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Another version has this name');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
});

it('hides, rolls back and deletes a version, each with one request', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('switch', { name: /^Shown in menus/ }));
  await userEvent.click(screen.getByRole('button', { name: `Roll back ${text.name}` }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Roll back' }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Delete.*Geneva`) }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(changes(sent)).toEqual([
      'PUT /api/admin/texts/geneva {"isHidden":true}',
      'POST /api/admin/imports/i1/rollback {}',
      'DELETE /api/admin/texts/geneva',
    ]),
  );
});

it('asks before a rollback, with what readers see after it', async () => {
  show(undefined, [text, { ...text, code: 'other', name: 'Other', earlierText: 'Geneva of 1560' }]);
  await userEvent.click(await screen.findByRole('button', { name: `Roll back ${text.name}` }));
  within(screen.getByRole('alertdialog')).getByText(/disappears from the site, because there is no earlier text/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Roll back Other' }));
  within(screen.getByRole('alertdialog')).getByText(/earlier text \(“Geneva of 1560”\) again at once/);
});

it('reads the versions and the files again after a rollback', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: `Roll back ${text.name}` }));
  await screen.findByText('31 files, 30 B');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => {
    const after = sent.slice(sent.findIndex((request) => request.startsWith('POST')) + 1);
    expect(after.toSorted()).toEqual(['GET /api/admin/files?q=&sort=newest&page=1', 'GET /api/admin/texts']);
  });
});

it('offers for a version of the site’s own only what is possible', async () => {
  show();
  const row = (await screen.findByText('King James')).closest('li');
  if (!row) throw new Error('The row is missing');
  expect(within(row).queryByRole('switch')).toBeNull();
  expect(within(row).queryByRole('button', { name: /^(Delete|Roll back)/ })).toBeNull();
  expect(within(row).getByRole('button', { name: 'Edit King James' })).toBeDefined();
});

it('explains “Roll back” and “Delete” only if a version has them', async () => {
  show(undefined, [own]);
  await screen.findByText(/^All Bible texts of this site/);
  expect(screen.queryByText(/Roll back/)).toBeNull();
  cleanup();
  show();
  await screen.findByText(/Versions that you uploaded also have “Roll back” and “Delete”/);
});

it('finds, sorts and turns the pages of files, and deletes only those that nothing needs', async () => {
  const sent = show();
  await screen.findByText('31 files, 30 B');
  expect(screen.getAllByRole('button', { name: /^Delete: .*\.txt/ })).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Largest');
  await userEvent.type(screen.getByLabelText('Find files'), 'o');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(sent).toContain('GET /api/admin/files?q=o&sort=largest&page=2'));
  await userEvent.click(screen.getByRole('button', { name: /^Delete: old\.txt/ }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes(sent)).toEqual(['DELETE /api/admin/files/f2']));
});
