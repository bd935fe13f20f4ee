// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { UsersAnswer } from '#data/administration/contract/users.ts';
import { UsersTab } from './UsersTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const time = '2026-11-03T09:00:00.000Z';
const people: UsersAnswer = {
  users: [
    {
      id: 'u1',
      isOwn: false,
      username: 'Priscilla',
      email: 'p@example.org',
      role: 'admin',
      status: 'active',
      createdAt: time,
      lastSeenAt: null,
      sessions: 2,
      passkeys: 1,
      hasPassword: true,
      hasCodes: false,
    },
  ],
  total: 1,
  page: 1,
  totalPages: 1,
  invites: [
    { id: 'i1', kind: 'invite', role: 'reader', username: null, createdBy: null, createdAt: time, expiresAt: time },
  ],
};
const link = 'https://example.org/auth#invite=one-time';

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

/** Renders the tab and returns the sent requests; `refuse` is the error response to any change. */
function show({
  refuse,
  answer = people,
}: { refuse?: object & { status: number }; answer?: UsersAnswer } = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, path, ...(body && { body: JSON.parse(String(body)) as unknown }) });
    if (method === 'GET') return new Response(JSON.stringify(answer));
    if (refuse) return new Response(JSON.stringify(refuse), { status: refuse.status });
    return new Response(JSON.stringify({ link, expiresAt: time }), { status: 201 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UsersTab />
    </QueryClientProvider>,
  );
  return sent;
}

const changes = (sent: readonly Sent[]): Sent[] => sent.filter(({ method }) => method !== 'GET');

it('shows for each account when it was last seen and how its owner signs in', async () => {
  show();
  const row = within((await screen.findByText('Priscilla')).closest('li') ?? document.body);
  expect(
    row.getByText(
      'p@example.org · joined 3 Nov 2026 · not signed in · 2 sessions · signs in with a password or 1 passkey',
    ),
  ).toBeTruthy();
  screen.getByRole('heading', { name: '1 account' });
});

it('blocks only after a confirmation, and unblocks at once', async () => {
  const answer = { ...people };
  const sent = show({ answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Block Priscilla' }));
  const question = within(screen.getByRole('alertdialog'));
  question.getByText(/Priscilla will be signed out on all devices/);
  expect(changes(sent)).toEqual([]);
  answer.users = people.users.map((user) => ({ ...user, status: 'blocked' }));
  await userEvent.click(question.getByRole('button', { name: 'Block' }));
  const block = { method: 'PUT', path: '/api/admin/users/u1', body: { status: 'blocked' } };
  await waitFor(() => expect(changes(sent)).toEqual([block]));

  const unblock = await screen.findByRole('button', { name: 'Unblock Priscilla' });
  answer.users = people.users;
  await userEvent.click(unblock);
  await waitFor(() => expect(changes(sent)).toEqual([block, { ...block, body: { status: 'active' } }]));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Block Priscilla' }));
});

it('offers a link to the account page on one’s own row instead of actions that would lock one out', async () => {
  show({ answer: { ...people, users: people.users.map((user) => ({ ...user, isOwn: true })) } });
  const row = within((await screen.findByText('Priscilla')).closest('li') ?? document.body);
  expect(row.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['Link for a forgotten password']);
});

const roles = [
  ['admin', 'Make reader', 'Priscilla will no longer have access to this dashboard', 'reader'],
  ['reader', 'Make admin', 'Priscilla will have full access to this dashboard', 'admin'],
] as const;
it.each(roles)(
  'changes the role of an account that is %s only after a confirmation',
  async (now, action, about, role) => {
    const sent = show({ answer: { ...people, users: people.users.map((user) => ({ ...user, role: now })) } });
    const row = within((await screen.findByText('Priscilla')).closest('li') ?? document.body);
    row.getByText(now);
    await userEvent.click(row.getByRole('button', { name: `${action}: Priscilla` }));
    const question = within(screen.getByRole('alertdialog'));
    question.getByText(about, { exact: false });
    expect(changes(sent)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: action }));
    await waitFor(() =>
      expect(changes(sent)).toEqual([{ method: 'PUT', path: '/api/admin/users/u1', body: { role } }]),
    );
  },
);

it('deletes an account only after a confirmation', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Priscilla' }));
  const question = within(screen.getByRole('alertdialog'));
  question.getByText(/cannot be undone/);
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(changes(sent)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Priscilla' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes(sent)).toEqual([{ method: 'DELETE', path: '/api/admin/users/u1' }]));
});

it('creates an invite link and shows it once', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Username (optional)'), 'Apollos');
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'admin');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const made = await screen.findByRole('dialog', { name: 'Invitation link' });
  expect(within(made).getByLabelText<HTMLInputElement>('Link').value).toBe(link);
  expect(changes(sent)).toEqual([
    { method: 'POST', path: '/api/admin/users/invite', body: { username: 'Apollos', role: 'admin' } },
  ]);
  await userEvent.click(within(made).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(link)).toBeNull();
});

it('does not send an invalid username', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Username (optional)'), 'а b');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(/A username has 3 to 32 characters/);
  expect(dialog.getByLabelText('Username (optional)').getAttribute('aria-invalid')).toBe('true');
  expect(changes(sent)).toEqual([]);
});

it('shows a refusal of the server next to its field and preserves what was typed', async () => {
  show({
    refuse: {
      status: 409,
      message: 'This username is taken: choose another.',
      code: 'conflict',
      issues: [{ field: 'username', message: 'This username is taken: choose another' }],
    } as { status: number },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Username (optional)'), 'Priscilla');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText('This username is taken: choose another');
  expect(dialog.getByLabelText<HTMLInputElement>('Username (optional)').value).toBe('Priscilla');
});

it('revokes a link only after a confirmation, and moves the focus to the accounts', async () => {
  const answer = { ...people };
  const sent = show({ answer });
  const revoke = await screen.findByRole('button', { name: 'Revoke' });
  answer.invites = [];
  await userEvent.click(revoke);
  const question = within(screen.getByRole('alertdialog', { name: 'Revoke the invitation' }));
  expect(changes(sent)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(changes(sent)).toEqual([{ method: 'DELETE', path: '/api/admin/invites/i1' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 account' }));
});

it('starts a name search on the first page', async () => {
  const sent = show({ answer: { ...people, total: 120, totalPages: 3 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await userEvent.type(screen.getByLabelText('Find by username or email'), 'x');
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/admin/users?q=x&page=1'));
});
