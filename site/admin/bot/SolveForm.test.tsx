// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SolveForm } from './SolveForm.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answers: Record<string, object> = {
  provider: { host: 'ai.example', model: 'small' },
  question: { host: 'ai.example', model: 'small', task: 'Suggest a remedy.', question: 'A link leads nowhere.' },
  consult: { draft: 'Make a redirect.' },
};

function show(): void {
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(JSON.stringify(answers[path.split('/').at(-1) ?? '']), { status: 200 }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SolveForm
        finding={{ kind: 'repairs', id: 'r1' }}
        about="What it does."
        label="Remedy"
        action="Apply"
        isPending={false}
        onSolve={() => undefined}
        onCancel={() => undefined}
      />
    </QueryClientProvider>,
  );
}

async function askForDraft(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask AI what to do' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send to AI provider' }));
  await screen.findByText(/draft by AI/);
}

const remedy = (): string => screen.getByLabelText<HTMLTextAreaElement>('Remedy').value;

it('inserts a draft into an empty field', async () => {
  show();
  await askForDraft();
  expect(remedy()).toBe('Make a redirect.');
});

it('appends a draft to text that was typed', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Remedy'), 'I looked at the link.');
  await askForDraft();
  expect(remedy()).toBe('I looked at the link.\n\nMake a redirect.');
  screen.getByText(/^Below your text is a draft by AI/);
});
