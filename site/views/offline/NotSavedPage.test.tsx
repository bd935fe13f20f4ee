// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NotSavedPage, type StoredContent } from './NotSavedPage.tsx';

const nothing: StoredContent = { canSearch: false, packs: [], savedPages: [], visited: [] };

it('promises nothing and lists nothing until the stored pages are known', () => {
  render(<NotSavedPage />);
  screen.getByRole('heading', { level: 1, name: 'You are offline' });
  expect(screen.queryByText(/Nothing else is saved on this device/)).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('says that no other page is on the device', () => {
  render(<NotSavedPage found={nothing} />);
  screen.getByText(/Nothing else is saved on this device yet/);
});

it('lists the stored pages and offers search if a searchable version is downloaded', () => {
  const stored: StoredContent = {
    ...nothing,
    canSearch: true,
    packs: [{ path: '/bible/web', title: 'World English Bible', about: 'Every chapter' }],
    visited: [{ path: '/lexicon/H430', title: 'H430' }],
  };
  render(<NotSavedPage found={stored} search={<form aria-label="Search" />} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Search your downloads',
    'Downloads',
    'Recently opened',
  ]);
  screen.getByRole('form', { name: 'Search' });
  expect(screen.getByRole('link', { name: 'H430' }).getAttribute('href')).toBe('/lexicon/H430');
});

it('names the damaged download and says what to do about it', () => {
  render(<NotSavedPage found={{ ...nothing, cause: { kind: 'damaged', title: 'Greek entries' } }} />);
  expect(screen.getByRole('alert').textContent).toContain('Your download “Greek entries” is damaged');
});

it('does not promise to open a URL that a complete download does not contain', () => {
  render(<NotSavedPage found={{ ...nothing, cause: { kind: 'no-such-page', title: 'Greek entries' } }} />);
  screen.getByText(/does not exist in your download “Greek entries”/);
  expect(screen.queryByText(/^This page is not saved/)).toBeNull();
});

it('the button “Try again” retries', async () => {
  const onRetry = vi.fn();
  render(<NotSavedPage onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
