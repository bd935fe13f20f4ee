// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { packWords } from '#data/model/pack-words.ts';
import { OfflinePage } from '../../views/offline/OfflinePage.tsx';
import { queryClient } from '../shared/query-client.ts';
import { Offline } from './Offline.tsx';

beforeAll(() => {
  // A device that has no network; none of this environment's own is asked.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
const props = { packs: packWords([{ code: 'web', name: 'World English Bible' }]) };

it('takes over the page as it was built, without drawing anything anew', async () => {
  const faults: unknown[] = [];
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = renderToString(<OfflinePage {...props} />);
  const heading = root.querySelector('#pack-web h3');
  await act(async () => {
    hydrateRoot(
      root,
      <QueryClientProvider client={queryClient}>
        <Offline {...props} />
      </QueryClientProvider>,
      { onRecoverableError: (error) => faults.push(error) },
    );
  });
  expect(faults).toEqual([]);
  expect(root.querySelector('#pack-web h3')).toBe(heading);
  // This environment has no Cache Storage, as some private windows have none.
  await waitFor(() => expect(screen.getByText(/does not let the site keep anything/)).toBeTruthy());
  await waitFor(() => expect(screen.getAllByText('Not on this device')).toHaveLength(props.packs.length));
  for (const button of screen.getAllByRole('button', { name: /^Download: / }))
    expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('None are kept.')).toBeTruthy();
});
