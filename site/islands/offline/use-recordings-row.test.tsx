// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordingUrl, recordingsRoute, type RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { memoryCaches } from '../../offline/memory-caches.ts';
import { PackRow } from '../../views/offline/PackRow.tsx';
import { useRecordingsRow } from './use-recordings-row.ts';

const names = Array.from({ length: 12 }, (_, at) => `${at}.mp3`);
const offered: RecordingsAnswer = {
  credits: [{ speaker: 'Dana', licence: 'CC0' }],
  files: names.map((name) => [name, name, 1000, 0]),
};

/** The site's answer for a file. Each test sets it. */
let answerFile: (file: string, signal: AbortSignal) => Promise<Response>;

/** Stubs Cache Storage and the site, which this environment does not have. */
beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (url: string, { signal = new AbortController().signal }: RequestInit = {}) =>
    url === recordingsRoute
      ? Response.json(offered)
      : answerFile(url.slice(recordingUrl('').length), signal as AbortSignal),
  );
});

function Recordings({ client }: { client: QueryClient }) {
  const row = useRecordingsRow(() => client.invalidateQueries({ queryKey: ['device'] }));
  return row && <PackRow {...row} />;
}

async function download(): Promise<void> {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Recordings client={client} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Download: Recordings' }));
}

const tooMany = (seconds: number): Response =>
  new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });

it('reports a file that fails after the files in flight have arrived, and can be started again', async () => {
  let isBroken = true;
  const failed = Promise.withResolvers<void>();
  answerFile = async (file) => {
    if (file === '2.mp3' && isBroken) {
      // The other files, which load in parallel, arrive after this failure.
      setTimeout(failed.resolve);
      return new Response(null, { status: 500 });
    }
    await failed.promise;
    return new Response('sound');
  };
  await download();
  await screen.findByText(/^Some recordings could not be downloaded/);
  screen.getByText('3 of 12 recordings downloaded, 3 kB of 12 kB');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Download the rest: Recordings' }));
  await screen.findByText('Downloaded, 12 kB');
});

it('continues by itself after the wait that the site asks for', async () => {
  const refused = new Set<string>();
  answerFile = async (file) => {
    if (file !== '3.mp3' || refused.has(file)) return new Response('sound');
    refused.add(file);
    return tooMany(1);
  };
  await download();
  await screen.findByText('Downloaded, 12 kB');
  expect([...refused]).toEqual(['3.mp3']);
});

it('says that it waits for the rate limit, and stops waiting when Pause is pressed', async () => {
  answerFile = async (file) => (Number.parseInt(file, 10) < 6 ? new Response('sound') : tooMany(3600));
  await download();
  await screen.findByText(/^Waiting: 6 kB of 12 kB, 50 %.* Continues in 3600 s\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Recordings' }));
  await screen.findByText('6 of 12 recordings downloaded, 6 kB of 12 kB');
  expect(screen.queryByText(/^Not all/)).toBeNull();
});

it('reports an error at once, even while other files wait for the rate limit', async () => {
  const isWaiting = Promise.withResolvers<void>();
  answerFile = async (file) => {
    if (file !== '0.mp3') {
      isWaiting.resolve();
      return tooMany(3600);
    }
    await isWaiting.promise;
    throw new TypeError('Failed to fetch');
  };
  await download();
  await screen.findByText(/^Some recordings could not be downloaded/);
  screen.getByRole('button', { name: 'Download: Recordings' });
});

it('starts while the browser still asks for permission to store the files', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => undefined));
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persisted: async () => false, persist } }));
  answerFile = async () => new Response('sound');
  await download();
  await screen.findByText('Downloaded, 12 kB');
  expect(persist).toHaveBeenCalledOnce();
});
