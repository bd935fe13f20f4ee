// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageAnswer } from '#data/administration/contract/pages.ts';
import { PagesTab } from './PagesTab.tsx';

const page = (id: string, title: string): PageAnswer => ({
  id,
  slug: id,
  title,
  active: true,
  publishAt: null,
  isListed: true,
  inFooter: false,
  inSearch: false,
  revision: 1,
  draftPath: `/pages/drafts/${id}`,
  updatedAt: '2026-11-03T09:00:00.000Z',
  updatedBy: 'Priscilla',
  content: '<p>Words</p>',
  html: '<p>Words</p>',
  formerPaths: [],
});
const figs = page('figs', 'Figs');
const all = [page('vines', 'Vines'), figs];

beforeEach(() => {
  let pages = all;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    const [id, what, number] = path.split('/').slice(4);
    if (method === 'DELETE') pages = pages.filter((each) => each.id !== id);
    if (what === 'undelete') pages = all;
    if (what === 'revisions') {
      const old = { revision: 2, title: 'Ripe figs', savedAt: figs.updatedAt, savedBy: 'Aquila' };
      const same = { ...old, revision: 3, title: figs.title };
      const bold = { ...old, revision: 4, title: figs.title, content: '<p><b>Words</b></p>' };
      const one = [old, same, bold].find(({ revision }) => revision === Number(number));
      return new Response(JSON.stringify(one ? { content: figs.content, ...one } : { revisions: [old, same, bold] }));
    }
    return new Response(JSON.stringify(id ? all.find((each) => each.id === id) : { pages }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PagesTab />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const press = async (name: string): Promise<void> => userEvent.click(await button(name));
const focusIsOn = (name: string): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it.each([
  ['Create page', 'Cancel'],
  ['Edit: Figs', 'Cancel'],
  ['Earlier versions: Figs', 'Back to the pages'],
])('“%s” gets the focus back when what it opened closes', async (opener, close) => {
  await press(opener);
  await press(close);
  await focusIsOn(opener);
});

it('moves the focus to Undo after a deletion, and then to a button of the list', async () => {
  await press('Delete: Vines');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Vines' })).toBeNull());
  await focusIsOn('Undo');
  await press('Undo');
  await button('Edit: Vines');
  await focusIsOn('Create page');
});

it('compares only the titles of a revision that differs only in its title', async () => {
  await press('Earlier versions: Figs');
  await press('View this version: 2');
  expect((await screen.findByRole('group', { name: 'Comparison' })).textContent).toContain('Ripe');
  expect(screen.queryByText('The texts are the same.')).toBeNull();
});

it('does not offer to restore a revision that is the same as the current page', async () => {
  await press('Earlier versions: Figs');
  await press('View this version: 3');
  await screen.findByText('This version has the same title and content as the current one.');
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

it('says that only formatting differs, with the HTML as a technical detail', async () => {
  await press('Earlier versions: Figs');
  await press('View this version: 4');
  await screen.findByText(/^The words are the same/);
  expect(screen.getByRole('group', { name: 'Comparison', hidden: true }).closest('details')?.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Restore version 4' })).toBeDefined();
});
