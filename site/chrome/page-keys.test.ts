// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { followPageKeys } from './page-keys.ts';

beforeAll(() => {
  document.body.innerHTML = '<main><input type="search" aria-label="Search" /></main>';
  followPageKeys();
});

const search = (): HTMLElement => screen.getByRole('searchbox', { hidden: true });
const switchBox = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Single-key shortcuts' });

it('turns single-key shortcuts off, and on again with Ctrl and ?', async () => {
  await userEvent.keyboard('?');
  const box = await switchBox();
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.keyboard('/');
  expect(document.activeElement).not.toBe(search());
  search().focus();
  await userEvent.keyboard('{Control>}?{/Control}');
  const again = await switchBox();
  expect(again.checked).toBe(false);
  await userEvent.click(again);
  await userEvent.keyboard('{Escape}');

  search().blur();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(search());
  // Text typed into a field is not a shortcut.
  await userEvent.keyboard('?');
  expect(search()).toHaveProperty('value', '?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
