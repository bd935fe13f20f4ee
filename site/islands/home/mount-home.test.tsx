// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewSiteSettings } from '../../chrome/site-settings.ts';
import { HomeSearch } from '../../views/home/HomeSearch.tsx';
import type { SearchSite } from '../../views/search/search-page.ts';

const site: SearchSite = {
  choices: [
    { code: 'kjv', name: 'King James Version', shortName: 'KJV', loaded: true, tagged: false },
    { code: 'web', name: 'World English Bible', shortName: 'WEB', loaded: true, tagged: false },
  ],
  canRestore: false,
};
const nothing: SearchSite = { choices: [], canRestore: false };

/** Opens the built page with site settings stored on the device. */
async function open(search: SearchSite, settings: object): Promise<void> {
  localStorage.setItem('site', JSON.stringify(settings));
  document.body.innerHTML =
    `<div data-island="home-search">${renderToString(<HomeSearch site={search} box={undefined} />)}</div>` +
    `<script type="application/json">${JSON.stringify({ site: search })}</script>`;
  await import('./mount-home.ts');
}
const box = (): HTMLInputElement => screen.getByRole('checkbox', { name: /^Parallel with/ });

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is checked if results start in parallel, and the URL says when the reader unchecks it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await open(site, { parallelByDefault: true });
  expect(box().checked).toBe(true);

  await userEvent.click(box());
  await waitFor(() => expect(document.querySelector('[data-alive]')).not.toBeNull());
  expect(box().checked).toBe(false);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the Bible' }), 'light{Enter}');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/results?q=light&version=kjv&parallel=false');
});

it('has the names and the order of versions that an administrator chose after the build, without an interaction', async () => {
  const names = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  await open(site, {});
  expect(names()).toEqual(['KJV', 'WEB']);
  const versions = { web: { shortName: 'World', position: 1 } };
  vi.stubGlobal('fetch', async () => Response.json({ notices: '', versions }));
  await renewSiteSettings();
  await waitFor(() => expect(names()).toEqual(['World', 'KJV']));
});

it('stays checked after hydration', async () => {
  await open(site, { parallelByDefault: true });
  await userEvent.click(screen.getByRole('checkbox', { name: /Strong/ }));
  await waitFor(() => expect(document.querySelector('[data-alive]')).not.toBeNull());
  expect(box().checked).toBe(true);
});

it("follows the site's answer unless the reader has changed it", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ nameLine: '', parallelByDefault: true, notices: '' }));
  await open(site, { parallelByDefault: false });
  expect(box().checked).toBe(false);
  await renewSiteSettings();
  expect(box().checked).toBe(true);

  await userEvent.click(box());
  await renewSiteSettings();
  expect(box().checked).toBe(false);
});

it('stays unchecked if there is no version for a side-by-side view', async () => {
  await open(nothing, { parallelByDefault: true });
  expect(box().checked).toBe(false);
});
