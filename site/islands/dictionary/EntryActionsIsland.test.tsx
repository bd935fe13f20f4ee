// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { collectedName } from '../study/is-collected.ts';
import { EntryActionsIsland } from './EntryActionsIsland.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/lexicon/H430');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Not added', false, 'Add to my words'],
  ['Not removed', true, /^In my words/],
])('says “%s” if the device refuses to store more', async (message, isIn, name) => {
  const words = { version: 1, words: { H430: { at: 1, isIn } } };
  vi.stubGlobal('localStorage', {
    getItem: (of: string) => (of === collectedName ? JSON.stringify(words) : null),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  render(<EntryActionsIsland />);
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(message);
  screen.getByRole('button', { name });
});
