// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dashboard } from './Dashboard.tsx';

/** The questions that the dashboard asked, and the answer to give. */
let questions: string[];
let isLeft: boolean;

beforeEach(() => {
  questions = [];
  isLeft = false;
  vi.stubGlobal('confirm', (question: string) => {
    questions.push(question);
    return isLeft;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/admin/overview') return new Response(JSON.stringify({}), { status: 500 });
    return new Response(JSON.stringify(path.endsWith('/pages') ? { pages: [] } : { recordings: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  location.hash = 'custom-pages';
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Dashboard username="Priscilla" />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create page' }));
  await userEvent.type(await screen.findByLabelText('Title'), 'Vines');
}

const title = (): string => screen.getByLabelText<HTMLInputElement>('Title').value;

/** Follows a link and waits for the given number of hashchange events. */
async function followLink(changes: number): Promise<void> {
  await act(async () => {
    const changed = new Promise<void>((done) => {
      const count = (): void => {
        changes -= 1;
        if (changes > 0) return;
        removeEventListener('hashchange', count);
        done();
      };
      addEventListener('hashchange', count);
    });
    location.hash = 'recordings';
    await changed;
  });
}

const openTab = (): Promise<void> => userEvent.click(screen.getByRole('tab', { name: 'Recordings' }));
const ways: [way: string, stay: () => Promise<void>, leave: () => Promise<void>][] = [
  ['another tab', openTab, openTab],
  ['a link', () => followLink(2), () => followLink(1)],
];
it.each(ways)('asks before %s discards unsaved text, and stays there on “no”', async (_, stay, leave) => {
  await show();
  await stay();
  expect(questions).toEqual(['You have unsaved changes. Discard them?']);
  expect(title()).toBe('Vines');
  expect(location.hash).toBe('#custom-pages');

  isLeft = true;
  await leave();
  await screen.findByRole('heading', { level: 1, name: 'Recordings' });
  expect(location.hash).toBe('#recordings');
  expect(questions).toHaveLength(2);
});

it('on “no” the phone menu stays open and focused; it closes when another tab opens', async () => {
  await show();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  await openTab();
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Recordings' }));

  isLeft = true;
  await openTab();
  expect(menu.getAttribute('aria-expanded')).toBe('false');
});

it('does not ask if nothing was written', async () => {
  await show();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.clear(screen.getByLabelText('Web address (slug)'));
  await userEvent.click(screen.getByRole('tab', { name: 'Recordings' }));
  await screen.findByRole('heading', { level: 1, name: 'Recordings' });
  expect(questions).toEqual([]);
});
