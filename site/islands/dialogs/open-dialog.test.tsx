// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openDialog } from './open-dialog.ts';

/** Simulates a script that fails to load, until it is unmocked. */
const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  await hasClosed();
});

it('says that a dialog failed to load, and loads it again when it is opened again', async () => {
  vi.doMock('./KeysDialog.tsx', missing);
  openDialog({ kind: 'keys' }, null);
  await screen.findByText('Loading failed');
  await hasClosed();
  vi.doUnmock('./KeysDialog.tsx');
  openDialog({ kind: 'keys' }, null);
  await screen.findByText('Go to the search box');
});

it('calls the fallback if a dialog fails to load, and opens the next dialog', async () => {
  vi.doMock('./EntryDialog.tsx', missing);
  const instead = vi.fn();
  openDialog({ kind: 'entry', number: 'H430' }, null, instead);
  await waitFor(() => expect(instead).toHaveBeenCalledOnce());
  await hasClosed();
  openDialog({ kind: 'keys' }, null);
  await screen.findByRole('dialog', { name: 'Keys' });
});
