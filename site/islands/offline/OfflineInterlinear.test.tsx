// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../client/query-client.ts';
import { OfflineInterlinear } from './OfflineInterlinear.tsx';

beforeEach(() => queryClient.clear());

// The site reads such a part as it is.
it.each(['/interlinear/%E0%A4%A', '/interlinear/wlc/%/1', '/interlinear/nonsense'])(
  'says that %s is not available',
  async (path) => {
    history.replaceState(null, '', path);
    render(
      <QueryClientProvider client={queryClient}>
        <OfflineInterlinear />
      </QueryClientProvider>,
    );
    expect((await screen.findByRole('heading', { name: 'Not available' })).localName).toBe('h1');
  },
);
