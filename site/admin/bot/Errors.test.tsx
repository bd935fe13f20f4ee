// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { BotRepair, ErrorReport } from '#data/administration/contract/bot.ts';
import { Errors } from './Errors.tsx';
import { Repairs } from './Repairs.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const createdAt = '2026-11-03T09:00:00.000Z';
const report: Partial<ErrorReport> = {
  id: 'e1',
  errorType: '404',
  url: '/old',
  times: 3,
  status: 'pending',
  createdAt,
};
const repair: Partial<BotRepair> = { id: 'r1', elementType: 'link', location: '/old', status: 'pending', createdAt };
const answers: Record<string, object> = {
  errors: [report],
  repairs: [repair],
  redirects: { redirects: [] },
  provider: { host: 'ai.example', model: 'small' },
  question: { host: 'ai.example', model: 'small', task: 'Suggest a remedy.', question: 'A link leads nowhere.' },
};

function show(part: React.ReactElement): void {
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(JSON.stringify(answers[path.split('/').at(-1) ?? ''] ?? {})),
  );
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const press = async (name: string): Promise<void> => userEvent.click(await button(name));

const forms = [
  ['Resolve 404 /old', 'Resolution', Errors],
  ['Create redirect for /old', 'Redirect to', Errors],
  ['Fix /old', 'What you did', Repairs],
] as const;
it.each(forms)(
  '“%s” moves the focus to the field “%s” and gets it back when the form closes',
  async (opener, field, Part) => {
    show(<Part />);
    await press(opener);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    await press('Cancel');
    expect(document.activeElement).toBe(await button(opener));
  },
);

it('moves the focus to what would be sent, and back when it closes', async () => {
  show(<Repairs />);
  await press('Fix /old');
  await press('Ask AI what to do');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ask AI what to do' }));
  await press('Do not send');
  expect(document.activeElement).toBe(await button('Ask AI what to do'));
});
