// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { InviteAnswer, SignedInUser } from '#data/accounts/contract/account.ts';
import { InviteForm } from './InviteForm.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const invite: InviteAnswer = { kind: 'invite', role: 'admin', username: null, expiresAt: '2026-11-22T09:00:00.000Z' };
/** A token in the format of real links. */
const token = 'A'.repeat(34);
const user: SignedInUser = { id: 'u', username: 'Apollos', role: 'admin', sessionId: 'handle' };

type Answer = [status: number, body: object];

/** Renders the form with the answers for checking and accepting the link. Returns what is sent afterwards. */
function show(inviteAnswer: Answer, acceptAnswer: Answer = [201, user]) {
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const [status, answer] = path === '/api/invite' ? inviteAnswer : acceptAnswer;
    if (path !== '/api/invite') sent.push([path, JSON.parse(String(body))]);
    return new Response(JSON.stringify(answer), { status });
  });
  const onSignedIn = vi.fn<(user: SignedInUser, isNew: boolean) => void>();
  render(<InviteForm token={token} onSignedIn={onSignedIn} />);
  return { sent, onSignedIn };
}

it('lets the guest choose a name and a password', async () => {
  const { sent, onSignedIn } = show([200, invite]);
  await userEvent.type(await screen.findByLabelText('Username'), 'Apollos');
  await userEvent.type(screen.getByLabelText('Password'), 'vine and fig tree');
  await userEvent.click(screen.getByRole('button', { name: 'Create account with this password' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(user, true));
  expect(sent).toEqual([['/api/invite/accept', { token, username: 'Apollos', password: 'vine and fig tree' }]]);
});

it('asks for no name if the inviter chose it', async () => {
  show([200, { ...invite, username: 'Timothy' }]);
  await screen.findByText(/Timothy/);
  expect(screen.queryByLabelText('Username')).toBeNull();
});

it('says that a reset link gives new access to an account', async () => {
  show([200, { ...invite, kind: 'reset', username: 'Timothy' }]);
  await screen.findByText(/^Sign-in link for/);
});

it('does not send a password that is too short', async () => {
  const { sent } = show([200, { ...invite, username: 'Timothy' }]);
  await userEvent.type(await screen.findByLabelText('Password'), 'too few');
  await userEvent.click(screen.getByRole('button', { name: 'Create account with this password' }));
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/at least 12/i).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('says next to the password that it is too common, which only the server knows', async () => {
  const issue = { field: 'password', message: 'Many people have this password: choose another' };
  show([200, { ...invite, username: 'Timothy' }], [400, { message: 'No.', code: 'invalid', issues: [issue] }]);
  await userEvent.type(await screen.findByLabelText('Password'), '1234qwerasdf');
  await userEvent.click(screen.getByRole('button', { name: 'Create account with this password' }));
  await screen.findByText(issue.message);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

it('says next to the name that it is taken, and lets the guest try another', async () => {
  const issue = { field: 'username', message: 'This username is taken: choose another' };
  const { onSignedIn } = show([200, invite], [409, { message: 'Taken.', code: 'conflict', issues: [issue] }]);
  await userEvent.type(await screen.findByLabelText('Username'), 'Apollos');
  await userEvent.type(screen.getByLabelText('Password'), 'vine and fig tree');
  await userEvent.click(screen.getByRole('button', { name: 'Create account with this password' }));
  await screen.findByText(issue.message);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(
    screen.getByRole('button', { name: 'Create account with this password' }).getAttribute('aria-disabled'),
  ).toBeNull();
});

it('says that a used or expired link no longer works', async () => {
  const message = 'This link was withdrawn, was already used or has expired. Ask for a new one.';
  show([410, { message, code: 'gone' }]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});

it('is sent once, however often Enter is pressed during validation', async () => {
  const { sent, onSignedIn } = show([200, { ...invite, username: 'Timothy' }]);
  await userEvent.type(await screen.findByLabelText('Password'), 'vine and fig tree{Enter}{Enter}{Enter}', {
    delay: null,
  });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(user, true));
  expect(sent).toHaveLength(1);
});
