// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { packWords } from '#data/offline/pack-words.ts';
import { OfflinePage } from './OfflinePage.tsx';

const packs = packWords([{ code: 'web', name: 'World English Bible' }]);

it('shows “Checking…” for each download and no buttons until the stored data is known', () => {
  render(<OfflinePage packs={packs} />);
  const rows = screen.getAllByRole('heading', { level: 3 });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Hebrew entries',
    'Greek entries',
    'World English Bible',
    'Hebrew learning',
  ]);
  expect(screen.getAllByText('Checking…')).toHaveLength(rows.length + 2);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});

it('shows the progress of a download and reports clicks', async () => {
  const onAction = vi.fn();
  const view = {
    state: 'Downloading: 1.1 MB of 4.4 MB, 25 %',
    isSaved: false,
    progress: 0.25,
    buttons: [{ action: 'pause' as const, label: 'Pause' }],
  };
  render(<OfflinePage packs={packs.map((pack) => (pack.name === 'web' ? { ...pack, view, onAction } : pack))} />);
  const bar = screen.getByRole('progressbar', { name: 'World English Bible' });
  expect(bar.getAttribute('value')).toBe('0.25');
  await userEvent.click(screen.getByRole('button', { name: 'Pause: World English Bible' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('web', 'pause');
});

const counts: [visited: number, words: string][] = [
  [0, 'None yet. A page is saved when you visit it.'],
  [1, '1 page works offline. If storage runs low, the oldest are removed.'],
  [1234, '1,234 pages work offline. If storage runs low, the oldest are removed.'],
];
it.each(counts)('with %i visited pages it says “%s”', async (visited, words) => {
  const onEmpty = vi.fn();
  render(<OfflinePage packs={packs} visited={visited} onEmpty={onEmpty} />);
  const part = screen.getByRole('region', { name: 'Pages you visited' });
  within(part).getByText(words);
  await userEvent.click(within(part).getByRole('button', { name: 'Remove all' }));
  expect(onEmpty).toHaveBeenCalledTimes(visited === 0 ? 0 : 1);
});

it('lists the pages that the reader saved apart from the lessons that are saved automatically', async () => {
  const onRemove = vi.fn();
  const lessons = [{ path: '/hebrew-verbs', title: 'Hebrew verbs' }];
  render(<OfflinePage packs={packs} savedPages={[]} lessons={lessons} onRemove={onRemove} />);
  within(screen.getByRole('region', { name: 'Saved pages' })).getByText(/^None yet/);
  const part = screen.getByRole('region', { name: 'Lessons you opened' });
  await userEvent.click(within(part).getByRole('button', { name: 'Remove: Hebrew verbs' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('/hebrew-verbs');
});
