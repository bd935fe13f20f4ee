// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { Account } from './Account.tsx';
import { resolveSignInNeed } from '../../client/request-with-sign-in.ts';
import { privateQueries } from '../../client/private-queries.ts';

const since = '2026-01-02T03:04:05.000Z';
const session = { createdAt: since, lastSeenAt: since, expiresAt: since, agent: '' };
const passkey = { createdAt: since, lastUsedAt: null, backedUp: false };

/** The account on the server. `undefined` without a session. */
let stored: AccountAnswer | undefined;

const calls: Record<string, (account: AccountAnswer) => Partial<AccountAnswer> | undefined> = {
  'GET /api/user': () => ({}),
  'GET /api/account': () => ({}),
  'DELETE /api/account': () => undefined,
  'DELETE /api/account/passkeys/a': ({ passkeys }) => ({ passkeys: passkeys.filter(({ id }) => id !== 'a') }),
  'DELETE /api/account/sessions/phone': ({ sessions }) => ({
    sessions: sessions.filter(({ handle }) => handle !== 'phone'),
  }),
  'POST /api/account/sessions/end-others': ({ sessions }) => ({ sessions: sessions.slice(0, 1) }),
  'DELETE /api/account/second-factor': () => ({ codesSince: null }),
  'PUT /api/account/word-of-day': () => ({ wordOfDay: 'none' }),
};

let requests: string[];

beforeEach(() => {
  requests = [];
  stored = {
    id: 'id',
    username: 'miriam',
    role: 'reader',
    email: 'miriam@lexicon.example',
    wordOfDay: 'confirmed',
    createdAt: since,
    hasPassword: true,
    passwordChangedAt: since,
    codesSince: since,
    confirmedUntil: since,
    sessions: [
      { ...session, handle: 'here', isCurrent: true },
      { ...session, handle: 'phone', isCurrent: false },
    ],
    passkeys: [
      { ...passkey, id: 'a', label: 'Phone' },
      { ...passkey, id: 'b', label: 'Key' },
    ],
  };
  privateQueries.clear();
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const name = `${method} ${path}`;
    requests.push(name);
    const change = calls[name];
    if (!stored || !change) return Response.json({ message: 'You are not signed in.' }, { status: 401 });
    const to = change(stored);
    stored = to && { ...stored, ...to };
    return Response.json(stored ?? {});
  });
});
afterEach(() => {
  resolveSignInNeed(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('goes to the sign-in page when the account is deleted, without requesting the account again', async () => {
  const left = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  render(<Account />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/auth'));
  await waitFor(() => expect(privateQueries.isMutating()).toBe(0));
  expect(requests.filter((call) => call === 'GET /api/account')).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull();
});

it.each([
  ['a passkey', 'Passkeys', 'Remove', 'Remove'],
  ['a session', 'Sessions', 'End session', undefined],
  ['every other session', 'Sessions', 'Sign out everywhere else', undefined],
  ['the app', 'Authenticator app', 'Remove the app', 'Remove'],
  ['the word of the day', 'Hebrew word of the day', 'Unsubscribe', undefined],
])('moves the focus to the heading when the button that ended %s disappears', async (_, title, name, sure) => {
  render(<Account />);
  const heading = await screen.findByRole('heading', { name: title });
  const section = heading.closest('section') ?? document.body;
  const [button] = within(section).getAllByRole<HTMLButtonElement>('button', { name });
  if (!button) throw new Error(`There is no ${name}`);
  await userEvent.click(button);
  if (sure) await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: sure }));
  await waitFor(() => expect(button.isConnected && !button.disabled).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['asked', ['Send the message again', 'Cancel']],
  ['confirmed', ['Unsubscribe']],
  ['none', ['Send me a word a day']],
] as const)('offers the possible actions while the word of the day is %s', async (wordOfDay, names) => {
  if (stored) stored = { ...stored, wordOfDay };
  render(<Account />);
  const heading = await screen.findByRole('heading', { name: 'Hebrew word of the day' });
  const section = heading.closest('section') ?? document.body;
  const buttons = within(section).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});
