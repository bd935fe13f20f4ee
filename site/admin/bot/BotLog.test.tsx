// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { logPageSize, type BotLogEntry } from '#data/administration/contract/bot.ts';
import { BotLog } from './BotLog.tsx';
import { Repairs } from './Repairs.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (id: string): BotLogEntry => ({
  id,
  action: `Looked at ${id}`,
  details: 'Nothing was found.',
  status: 'success',
  createdAt: '2026-11-03T09:00:00.000Z',
});
const page = Array.from({ length: logPageSize }, (_, at) => entry(`part ${at}`));

/** Renders with a stubbed server that returns the answers in order; `undefined` is a server error. */
function show(part: ReactElement, answers: (object | undefined)[]): QueryClient {
  const next = answers.values();
  vi.stubGlobal('fetch', async () => {
    const answer = next.next().value;
    if (answer) return new Response(JSON.stringify(answer));
    return new Response(JSON.stringify({ message: 'The site has an error.' }), { status: 500 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
  return client;
}

it('reports that older entries failed to load, next to the loaded ones, and loads them on another click', async () => {
  show(<BotLog />, [page, undefined, [entry('the oldest')]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Older entries could not be loaded. The site has an error.',
  );
  screen.getByText('Looked at part 0');
  await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
  await screen.findByText('Looked at the oldest');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports an error with a retry button if nothing was loaded', async () => {
  show(<BotLog />, [undefined, [entry('it')]]);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load ADMIN BOT logs. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Looked at it');
});

it.each([
  ['the log', BotLog, [entry('it')], 'logs', 'Looked at it'],
  ['repairs', Repairs, [], 'repair tasks', 'No pending repairs.'],
] as const)('says that the list of %s may be outdated after a failed refetch', async (_, Part, first, what, words) => {
  const client = show(<Part />, [first, undefined, first]);
  await screen.findByText(words);
  await client.invalidateQueries();
  expect((await screen.findByRole('status')).textContent).toContain(
    `This data may be outdated. Failed to load ADMIN BOT ${what}.`,
  );
  screen.getByText(words);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
