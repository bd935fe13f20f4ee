// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { LoginForm } from './LoginForm.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const user: SignedInUser = { id: 'u', username: 'Apollos', role: 'reader', sessionId: 'handle' };

it('is sent once, however often Enter is pressed during validation', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(user));
  });
  const onSignedIn = vi.fn<(user: SignedInUser) => void>();
  render(<LoginForm onSignedIn={onSignedIn} />);
  await userEvent.type(screen.getByLabelText('Username'), 'Apollos');
  await userEvent.type(screen.getByLabelText('Password'), 'vine and fig tree{Enter}{Enter}{Enter}', { delay: null });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(user));
  expect(sent).toEqual([{ username: 'Apollos', password: 'vine and fig tree' }]);
});
