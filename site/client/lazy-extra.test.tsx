// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

it('shows the component once it has loaded', async () => {
  const Extra = lazyExtra('extra', () => Promise.resolve(({ text }: { text: string }) => <p>{text}</p>));
  render(
    <Suspense>
      <Extra text="loaded" />
    </Suspense>,
  );
  await screen.findByText('loaded');
});

it('shows nothing if the component cannot load, and keeps what is around it', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const Extra = lazyExtra('extra', () => Promise.reject<React.ComponentType>(new TypeError('Failed to fetch')));
  render(
    <main>
      <p>results</p>
      <Suspense fallback={<p>waiting</p>}>
        <Extra />
      </Suspense>
    </main>,
  );
  screen.getByText('waiting');
  await vi.waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(document.querySelector('main')?.textContent).toBe('results');
  expect(warn).toHaveBeenCalledWith('[extra]', 'Failed to fetch');
});
