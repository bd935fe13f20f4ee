// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Directives } from './Directives.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the switch of a check has the focus while it is being switched off and afterwards', async () => {
  const check = { id: 'b1', directive: 'Look at links', priority: 50, isActive: true, isCheck: true };
  const answered = Promise.withResolvers<void>();
  let changes = 0;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify([check]));
    changes += 1;
    await answered.promise;
    return new Response(JSON.stringify(Object.assign(check, { isActive: false })));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Directives />
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Disable Look at links' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  answered.resolve();
  expect(await screen.findByRole('button', { name: 'Enable Look at links' })).toBe(document.activeElement);
  expect(changes).toBe(1);
  // Its script loads lazily and must not load after the end of the test.
  await screen.findByText('Instruction Updated');
});
