// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { auditAction, type AuditAnswer } from '#data/administration/contract/audit.ts';
import { AuditTab } from './AuditTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const row = {
  id: '01',
  at: '2026-11-03T09:00:00.000Z',
  actorId: 'a',
  actor: 'Priscilla',
  action: 'setting.changed',
  subject: 'site.name_line',
  before: '',
  after: 'of the house',
  network: '0123456789abcdef',
} as const;

/** Renders the tab and returns the requested paths. */
function show(answer: (path: string) => AuditAnswer | { status: number; message: string }): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const body = answer(path);
    return new Response(JSON.stringify(body), { status: 'status' in body ? body.status : 200 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuditTab />
    </QueryClientProvider>,
  );
  return requests;
}

it('shows who did what, with the values before and after', async () => {
  show(() => ({ rows: [row], next: null }));
  const line = within(await screen.findByRole('listitem'));
  line.getByText('Priscilla');
  line.getByText('Setting changed: site.name_line');
  line.getByText('(empty) → “of the house”');
  expect(line.getByText(/3 Nov 2026/).getAttribute('datetime')).toBe(row.at);
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
});

it.each([
  ['call.refused', 'POST /api/admin/builds', '403 forbidden', 'Request refused: 403 forbiddenPOST /api/admin/builds'],
  ['version.exported', 'geneva', 'module', 'Exported Geneva Bible (geneva) as a Bible SuperSearch module'],
  ['setting.deleted', 'club.name', null, 'Setting deleted: club.name'],
  ['something.older', 'x', null, 'something.older: x'],
])('describes %s', async (action, subject, after, text) => {
  show(() => ({ rows: [{ ...row, action, subject, before: null, after }], next: null }));
  expect((await screen.findByRole('listitem')).textContent).toContain(text);
});

it('shows names instead of keys, ids and bytes', async () => {
  const event = { ...row, before: null };
  show(() => ({
    rows: [
      { ...event, id: '1', action: 'setting.changed', subject: 'mail.from_name', setting: 'Sender name', after: 'Us' },
      { ...event, id: '2', action: 'file.uploaded', subject: 'geneva', after: 'module, 1377665 bytes' },
      { ...event, id: '3', action: 'import.started', subject: 'geneva', after: 'import 01M8ABCDEF' },
    ],
    next: null,
  }));
  expect((await screen.findAllByRole('listitem')).map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Setting changed: Sender nameUs',
    'File uploaded: Geneva BibleBible SuperSearch module, 1.3 MB',
    'Import started: Geneva Bible',
  ]);
});

it('appends earlier actions, requested by the last row', async () => {
  const requests = show((path) =>
    path.includes('before=')
      ? { rows: [{ ...row, id: '00', actor: 'Aquila' }], next: null }
      : { rows: [row], next: '01' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier entries' }));
  await screen.findByText('Aquila');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(requests.at(-1)).toBe('/api/admin/audit?before=01');
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
});

it('filters by action, and the export has the same filter', async () => {
  const requests = show((path) => ({ rows: path.includes('action=') ? [] : [row], next: null }));
  await screen.findByRole('listitem');
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'user.role');
  await screen.findByText('No entries match these filters.');
  expect(requests.at(-1)).toBe('/api/admin/audit?action=user.role');
  const file = screen.getByRole('link', { name: 'Download as CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/audit.csv?action=user.role');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('listitem');
  expect(file.getAttribute('href')).toBe('/api/admin/audit.csv?');
});

it('offers every action that is logged', () => {
  show(() => ({ rows: [], next: null }));
  const options = within(screen.getByLabelText('Action')).getAllByRole('option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['', ...auditAction.options]);
  expect(options[0]?.textContent).toBe('All actions');
  expect(screen.getByRole('option', { name: 'Request refused' }).getAttribute('value')).toBe('call.refused');
});

it('says that nothing was done yet, and shows the error if loading fails', async () => {
  show(() => ({ rows: [], next: null }));
  await screen.findByText('No entries yet.');
  cleanup();
  show(() => ({ status: 503, message: 'The log is away for a moment.' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The log is away for a moment.'));
});
