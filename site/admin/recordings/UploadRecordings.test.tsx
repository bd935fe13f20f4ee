// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleTone } from '#data/testing/sample-tone.ts';
import { resolveSignInNeed, useSignInNeed } from '../../client/request-with-sign-in.ts';
import { RecordingsTab } from './RecordingsTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const tone = Uint8Array.from(sampleTone(440, 0.1));
const sound = (name: string): File => new File([tone], name);

/** Closes the sign-in dialog whenever it would open. */
function Refusal({ onAsked }: { onAsked: () => void }) {
  const need = useSignInNeed();
  useEffect(() => {
    if (!need) return;
    onAsked();
    resolveSignInNeed(false);
  }, [need, onAsked]);
  return null;
}

interface Site {
  /** Number of recordings that the server accepts before the session ends. */
  takes?: number;
  onAsked?: () => void;
}

/** Renders with a stubbed server and returns the methods of its requests. */
function show({ takes = 0, onAsked = () => undefined }: Site = {}): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit) => {
    calls.push(method);
    const isIn = calls.filter((each) => each === 'POST').length <= takes;
    const answer = isIn ? { recordings: [] } : { message: 'Sign in to do this.', code: 'unauthorized' };
    return new Response(JSON.stringify(answer), { status: isIn ? 200 : 401 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecordingsTab />
      <Refusal onAsked={onAsked} />
    </QueryClientProvider>,
  );
  return calls;
}

const choose = (files: File[]): Promise<void> =>
  userEvent.upload(screen.getByLabelText('Audio files, or a zip of them'), files);

it('shows the latest choice even if an earlier one takes longer to read', async () => {
  show();
  const slow = sound('שלום.wav');
  const read = Promise.withResolvers<ArrayBuffer>();
  slow.arrayBuffer = () => read.promise;
  await choose([slow]);
  screen.getByText('Reading…');
  await choose([sound('אֵם.wav')]);
  await screen.findByText('אֵם.wav');
  await act(async () => read.resolve(tone.buffer));
  screen.getByText('אֵם.wav');
  expect(screen.queryByText('שלום.wav')).toBeNull();
});

it('stops when the sign-in is refused and says how many files were sent', async () => {
  let prompts = 0;
  const calls = show({ takes: 1, onAsked: () => (prompts += 1) });
  await choose(['שלום.wav', 'אֵם.wav', 'words/father.wav', 'words/brother.wav'].map(sound));
  await userEvent.type(screen.getByLabelText('Speaker'), 'Priscilla');
  await userEvent.type(screen.getByLabelText('License'), 'CC BY 4.0');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 4' }));
  await screen.findByText('Your session expired, so the upload stopped: 1 of 4 files sent.');
  screen.getByRole('button', { name: 'Upload 3' });
  expect(calls.filter((method) => method === 'POST')).toHaveLength(2);
  expect(prompts).toBe(1);
});
