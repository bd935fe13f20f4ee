// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NewPage } from './PageEditor.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders the editor and returns the request bodies that it sends. */
function show(): object[] {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as object);
    return new Response(JSON.stringify({ title: 'Vines' }), { status: 201 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewPage onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return sent;
}

it('reports a year with more than four digits at the field and sends nothing', async () => {
  const sent = show();
  await userEvent.type(screen.getByLabelText('Title'), 'Vines');
  await userEvent.click(screen.getByRole('tab', { name: 'HTML source' }));
  await userEvent.type(screen.getByLabelText('Content as HTML'), 'Words');
  const date = screen.getByLabelText<HTMLInputElement>(/^Publication date/);
  expect(date.max).toBe('9999-12-31T23:59');
  // Browsers accept such a year, but the DOM of these tests would clear the field.
  date.type = 'text';
  fireEvent.input(date, { target: { value: '12026-11-25T09:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create page' }));
  await screen.findByText(/year with four digits/);
  expect(date.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});
