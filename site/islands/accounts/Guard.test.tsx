// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInGuard } from './Guard.tsx';
import { resolveSignInNeed, requestWithSignIn } from '../../client/request-with-sign-in.ts';

afterEach(() => {
  resolveSignInNeed(false);
  vi.unstubAllGlobals();
});

it('keeps the typed text if the sign-in dialog cannot load, says so, and loads it the next time', async () => {
  // The session has ended, and the dialog's script fails to load at first.
  vi.stubGlobal('fetch', async () => Response.json({ message: 'You are not signed in.' }, { status: 401 }));
  vi.doMock('./GuardDialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(
    <>
      <textarea aria-label="Words" />
      <SignInGuard />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'typed');
  const refused = requestWithSignIn('/api/account').catch((error: unknown) => error);
  await screen.findByText('The sign-in form could not be loaded');
  expect(await refused).toMatchObject({ status: 401 });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' }).value).toBe('typed');

  vi.doUnmock('./GuardDialog.tsx');
  void requestWithSignIn('/api/account').catch(() => undefined);
  await screen.findByRole('dialog', { name: 'Sign in again' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
