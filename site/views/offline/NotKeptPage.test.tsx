// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NotKeptPage, type FoundHere } from './NotKeptPage.tsx';

const nothing: FoundHere = { canSearch: false, packs: [], kept: [], visited: [] };

it('promises nothing and lists nothing before the device has been looked through', () => {
  render(<NotKeptPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'No network' })).toBeTruthy();
  expect(screen.queryByText(/No other page is on this device/)).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('says that nothing else is here either', () => {
  render(<NotKeptPage found={nothing} />);
  expect(screen.getByText(/No other page is on this device yet/)).toBeTruthy();
});

it('lists what is here, and offers the search of kept texts where there is one', () => {
  const found: FoundHere = {
    ...nothing,
    canSearch: true,
    packs: [{ path: '/bible/web', title: 'World English Bible', about: 'Every chapter' }],
    visited: [{ path: '/lexicon/H430', title: 'H430' }],
  };
  render(<NotKeptPage found={found} search={<form aria-label="Search" />} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Search the texts on this device',
    'Downloaded',
    'Lately opened',
  ]);
  expect(screen.getByRole('form', { name: 'Search' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'H430' }).getAttribute('href')).toBe('/lexicon/H430');
});

it('names the download that is damaged, and what to do about it', () => {
  render(<NotKeptPage found={{ ...nothing, cause: { kind: 'damaged', title: 'Greek entries' } }} />);
  expect(screen.getByRole('alert').textContent).toContain('“Greek entries” is damaged on this device');
});

it('does not promise to open an address that a whole download does not have', () => {
  render(<NotKeptPage found={{ ...nothing, cause: { kind: 'no-such-page', title: 'Greek entries' } }} />);
  expect(screen.getByText(/has no page at this address/)).toBeTruthy();
  expect(screen.queryByText(/opens by itself/)).toBeNull();
});

it('tries again when it is told to', async () => {
  const onRetry = vi.fn();
  render(<NotKeptPage onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
