// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfflinePage } from '../../views/offline/OfflinePage.tsx';
import type { PackButton } from '../../views/offline/PackRow.tsx';
import type { ListedPage } from '../../views/offline/PageList.tsx';
import { FocusedPackRow, FocusedPageList, FocusedVisitedPages } from './focus-after-removal.tsx';

const download: PackButton = { action: 'download', label: 'Download' };
const pause: PackButton = { action: 'pause', label: 'Pause' };
const remove: PackButton = { action: 'ask-delete', label: 'Delete' };
const keep: PackButton = { action: 'keep', label: 'Cancel' };
const reallyRemove: PackButton = { action: 'delete', label: 'Delete' };

const row = (buttons: readonly PackButton[]) => (
  <FocusedPackRow name="web" title="World English Bible" about="" view={{ state: '', isSaved: false, buttons }} />
);

const moves: [what: string, from: PackButton[], pressed: string, to: PackButton[], then: string][] = [
  ['to the button that takes its place', [download], 'Download', [pause], 'Pause'],
  ['to “Cancel” where a download is to be deleted', [remove], 'Delete', [keep, reallyRemove], 'Cancel'],
  ['to the heading, not to a button that deletes', [pause], 'Pause', [remove], 'heading'],
  [
    'to the heading where the one button is switched off',
    [download],
    'Download',
    [{ ...download, isOff: true }],
    'heading',
  ],
  ['nowhere while its button stays', [download, remove], 'Download', [download], 'Download'],
];
it.each(moves)('moves the focus %s', (_, from, pressed, to, then) => {
  const { rerender } = render(row(from));
  screen.getByRole('button', { name: `${pressed}: World English Bible` }).focus();
  rerender(row(to));
  const expected =
    then === 'heading'
      ? screen.getByRole('heading', { name: 'World English Bible' })
      : screen.getByRole('button', { name: `${then}: World English Bible` });
  expect(document.activeElement).toBe(expected);
});

it('leaves the focus where the reader has moved it in the meantime', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  const { rerender } = render(row([download]));
  screen.getByRole('button', { name: 'Download: World English Bible' }).focus();
  elsewhere.focus();
  // Wait for the timer that the blur has started.
  await new Promise((resolve) => setTimeout(resolve));
  rerender(row([pause]));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

const list = (titles: readonly string[]) => (
  <FocusedPageList
    id="saved"
    title="Saved pages"
    pages={titles.map((title) => ({ path: `/${title}`, title }))}
    none="None yet."
    onRemove={undefined}
  />
);

it('moves the focus to the next page when one is removed, and to the heading after the last', () => {
  const { rerender } = render(list(['H430', 'John 3']));
  screen.getByRole('button', { name: 'Remove: H430' }).focus();
  rerender(list(['John 3']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: John 3' }));
  rerender(list([]));
  screen.getByText('None yet.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved pages' }));
});

it('moves the focus to the heading of the lessons when the last one is removed', () => {
  const page = (lessons: readonly ListedPage[]) => (
    <OfflinePage packs={[]} lessons={lessons} List={FocusedPageList} onRemove={() => undefined} />
  );
  const { rerender } = render(page([{ path: '/hebrew-verbs', title: 'Hebrew verbs' }]));
  screen.getByRole('button', { name: 'Remove: Hebrew verbs' }).focus();
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lessons you opened' }));
});

it('moves the focus to the heading of the visited pages when they are emptied', () => {
  const page = (visited: number) => <OfflinePage packs={[]} visited={visited} Visited={FocusedVisitedPages} />;
  const { rerender } = render(page(2));
  screen.getByRole('button', { name: 'Remove all' }).focus();
  rerender(page(0));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pages you visited' }));
});
