// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PackIndex } from '#data/offline/contract/packs.ts';
import { packWords } from '#data/offline/pack-words.ts';
import { memoryCaches } from '../../offline/memory-caches.ts';
import { OfflinePage } from '../../views/offline/OfflinePage.tsx';
import { queryClient } from '../../client/query-client.ts';
import { Offline } from './Offline.tsx';

beforeAll(() => {
  // Simulates a device without a network, so that no request leaves this environment.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});
const props = { packs: packWords([{ code: 'web', name: 'World English Bible' }]) };

it('hydrates the built page without rendering it again', async () => {
  const errors: unknown[] = [];
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = renderToString(<OfflinePage {...props} />);
  const heading = root.querySelector('#pack-web h3');
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <QueryClientProvider client={queryClient}>
        <Offline {...props} />
      </QueryClientProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    ),
  );
  expect(errors).toEqual([]);
  expect(root.querySelector('#pack-web h3')).toBe(heading);
  // This environment has no Cache Storage, like some private windows.
  await waitFor(() => expect(screen.getByText(/does not allow the site to save anything/)).toBeTruthy());
  await waitFor(() => expect(screen.getAllByText('Not downloaded')).toHaveLength(props.packs.length));
  for (const button of screen.getAllByRole('button', { name: /^Download: / }))
    expect(button).toHaveProperty('disabled', true);
  screen.getByText('None yet. A page is saved when you visit it.');
  act(() => hydrated.unmount());
  root.remove();
});

const piece = { path: '/packs/0000000000000000.pack', bytes: 1000, sha256: '0'.repeat(64) };
const index: PackIndex = {
  build: 'one',
  packs: [
    {
      name: 'web',
      title: 'World English Bible',
      about: '',
      version: '1',
      bytes: 2000,
      pages: 1,
      covers: ['/bible/web'],
      policy: '',
      frames: [piece],
      pieces: [piece],
      assets: [],
      members: [{ first: '/bible/web', last: '/bible/web', piece: 0, start: 0, end: 1000 }],
    },
  ],
};

it('starts a download while the browser still asks for permission to store it', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => undefined));
  vi.stubGlobal('navigator', Object.assign(navigator, { storage: { persisted: async () => false, persist } }));
  vi.stubGlobal('caches', memoryCaches());
  const requests: string[] = [];
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    if (url === '/packs/index.json') return Response.json(index);
    // The piece stays in flight for the whole test.
    return url === piece.path ? new Promise(() => undefined) : new Response(null, { status: 404 });
  };
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <Offline {...props} />
    </QueryClientProvider>,
  );
  const download = await screen.findByRole('button', { name: 'Download: World English Bible' });
  await waitFor(() => expect(download).toHaveProperty('disabled', false));
  await userEvent.click(download);
  await screen.findByRole('button', { name: 'Pause: World English Bible' });
  await waitFor(() => expect(requests).toContain(piece.path));
  expect(persist).toHaveBeenCalledOnce();
});

/** An in-memory cache of saved pages, since this environment has none. With `isRefused`, nothing can be deleted. */
class SavedPages {
  isRefused = false;
  readonly #responses: Map<string, Response>;

  constructor(bodies: Record<string, [type: string, body: string]>) {
    this.#responses = new Map(
      Object.entries(bodies).map(([path, [type, body]]) => [
        path,
        new Response(body, { headers: { 'content-type': type } }),
      ]),
    );
  }

  get paths(): string[] {
    return [...this.#responses.keys()];
  }
  async keys() {
    return this.paths.map((path) => new Request(new URL(path, location.href)));
  }
  async match({ url }: Request) {
    return this.#responses.get(new URL(url).pathname)?.clone();
  }
  async matchAll() {
    return [...this.#responses.values()];
  }
  async delete(path: string) {
    if (this.isRefused) throw new DOMException('refused', 'SecurityError');
    return this.#responses.delete(path);
  }
}

function openWith(cache: SavedPages) {
  const none = new SavedPages({});
  vi.stubGlobal('caches', {
    has: async () => false,
    match: async () => undefined,
    open: async (name: string) => (name === 'kept' ? cache : none),
    delete: async () => none.delete(''),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Offline {...props} />
    </QueryClientProvider>,
  );
}

const entry = (title: string): [string, string] => ['text/html', `<title>${title}</title>`];
const shard: [string, string] = ['application/json', '{}'];

it('removes a saved page together with the data file that only it needs', async () => {
  const cache = new SavedPages({
    '/lexicon/H430': entry('H430'),
    '/static-strongs/H4.json': shard,
    '/lexicon/G26': entry('G26'),
    '/static-strongs/G0.json': shard,
  });
  openWith(cache);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: H430' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: H430' })).toBeNull());
  expect(cache.paths).toEqual(['/lexicon/G26', '/static-strongs/G0.json']);
});

it('says that a page could not be removed', async () => {
  const cache = new SavedPages({ '/lexicon/H430': entry('H430') });
  openWith(cache);
  cache.isRefused = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: H430' }));
  await screen.findByText('Not removed');
  screen.getByRole('button', { name: 'Remove: H430' });
});
