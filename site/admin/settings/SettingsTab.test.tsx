// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseSettingsCategory } from './chosen-category.ts';
import { SettingsTab } from './SettingsTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openedCategory(): Promise<string | null> {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/categories') ? ['Site', 'Email', 'AI'] : []),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsTab />
    </QueryClientProvider>,
  );
  return (await screen.findByRole('tab', { selected: true })).textContent;
}

it('opens the category that a link of another tab names, and only once', async () => {
  chooseSettingsCategory('Email');
  expect(await openedCategory()).toBe('Email');
  cleanup();
  expect(await openedCategory()).toBe('Site');
});
