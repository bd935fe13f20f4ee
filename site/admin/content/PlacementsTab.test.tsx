// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import { AdvertisementsTab } from './PlacementsTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const oil: ListedPlacement = {
  id: 'p1',
  kind: 'advertisement',
  title: 'Olive oil',
  html: '<p>Pressed by hand</p>',
  content: '<p>Pressed by hand</p>',
  position: 'sidebar',
  href: null,
  active: true,
  startsAt: null,
  endsAt: null,
  revision: 1,
  updatedAt: '2026-11-03T09:00:00.000Z',
  updatedBy: 'Priscilla',
};

interface Site {
  rows: ListedPlacement[];
  /** The revisions on which saves were based. */
  saved: number[];
}

/** A stubbed server that only accepts changes based on the current revision. */
function show(rows: ListedPlacement[]): Site {
  const site: Site = { rows, saved: [] };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return new Response(JSON.stringify({ placements: site.rows }));
    const { revision, linkUrl: href, ...change } = JSON.parse(String(body)) as { revision: number; linkUrl: string };
    site.saved.push(revision);
    const row = site.rows.find((each) => each.revision === revision);
    if (!row)
      return new Response(JSON.stringify({ message: 'Apollos saved this meanwhile.', code: 'conflict' }), {
        status: 409,
      });
    Object.assign(row, change, { href, revision: revision + 1 });
    return new Response(JSON.stringify(row));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdvertisementsTab />
    </QueryClientProvider>,
  );
  return site;
}

/** Apollos saves a change while the form is open. */
async function editWhileItChanges(site: Site): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Olive oil' }));
  const title = screen.getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Oil of olives');
  site.rows = [{ ...oil, content: '<p>Cold pressed</p>', position: 'header', revision: 2, updatedBy: 'Apollos' }];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('shows who changed it in the meantime and what, and overwrites it on request', async () => {
  const site = show([{ ...oil }]);
  await editWhileItChanges(site);
  await screen.findByText(/^Apollos saved version 2/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Someone else saved changes' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Their text').value).toBe('<p>Cold pressed</p>');
  screen.getByText('Other differences: Position.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version and edit it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Oil of olives');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const edit = await screen.findByRole('button', { name: 'Edit: Oil of olives' });
  expect(document.activeElement).toBe(edit);
  expect(site.saved).toEqual([1, 2]);
  expect(site.rows).toMatchObject([{ content: oil.content, position: 'sidebar', revision: 3 }]);
});

it('says that only the title would change', async () => {
  const site = show([{ ...oil }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Olive oil' }));
  await userEvent.type(screen.getByLabelText('Title'), ' of Crete');
  site.rows = [{ ...oil, revision: 2 }];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const changes = await screen.findAllByRole('group', { name: 'Comparison' });
  expect(changes.map(({ textContent }) => textContent)).toEqual(['Olive oil of Crete']);
  expect(changes[0]?.querySelector('ins')?.textContent).toBe(' of Crete');
  expect(screen.queryByText('The texts are the same.')).toBeNull();
});

it('continues with the version saved in the meantime', async () => {
  const site = show([{ ...oil }]);
  await editWhileItChanges(site);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes and edit their version' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Olive oil');
  expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('header');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit: Olive oil' });
  expect(site.saved).toEqual([1, 2]);
});

it('shows the current row after a refused save is cancelled', async () => {
  const site = show([{ ...oil }]);
  await editWhileItChanges(site);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard my changes and edit their version' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const edit = await screen.findByRole('button', { name: 'Edit: Olive oil' });
  const row = within(edit.closest('li') ?? document.body);
  row.getByText('Next to the header');
});

it('refuses a partly typed date, which the browser reports as empty, and accepts it once complete or cleared', async () => {
  const site = show([{ ...oil }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Olive oil' }));
  const until = screen.getByLabelText('Until (optional)');
  const validity = { badInput: true };
  Object.defineProperty(until, 'validity', { value: validity });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a complete date and time, or leave the field empty');
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(until);
  expect(site.saved).toEqual([]);

  validity.badInput = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit: Olive oil' });
  expect(site.saved).toEqual([1]);
});
