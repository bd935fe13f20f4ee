// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadTab } from './UploadTab.tsx';

/** The site has two versions. One of them was renamed. */
const texts = [
  { code: 'kjv_strongs', name: 'King James Version' },
  { code: 'web', name: 'World English' },
];

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ texts, canBuild: true }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadTab />
    </QueryClientProvider>,
  );
});

const right = (): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name: /I have the right/ });
const expectChecked = (checked: boolean): Promise<void> =>
  waitFor(async () => expect((await right()).checked).toBe(checked));
const choose = (version: string): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText('Bible version'), version);
const upload = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Upload' }));

it('asks for the right to a licensed text once per version', async () => {
  await choose('rstne');
  await userEvent.click(await right());
  await expectChecked(true);
  await choose('kjv');
  await choose('nkjv');
  await expectChecked(false);
  await upload();
  await screen.findByText(/right to use/, { selector: '[role=alert]' });
  await userEvent.click(await right());
  await waitFor(() => expect(screen.queryByText(/right to use/, { selector: '[role=alert]' })).toBeNull());
});

it('asks for the right again after another code is typed', async () => {
  await choose('another');
  await userEvent.type(screen.getByLabelText('Code'), 'segond');
  await userEvent.click(await right());
  await userEvent.type(screen.getByLabelText('Code'), '_1910');
  await expectChecked(false);
});

it('marks the versions that the site has, and shows their current names', async () => {
  await choose('geneva');
  await screen.findByRole('option', { name: 'World English, replaces the loaded text' });
  // Both codes of the King James Version have the same text.
  for (const code of ['kjv_strongs', 'kjv'])
    screen.getByRole('option', { name: `King James Version (${code}), replaces the loaded text` });
  screen.getByRole('option', { name: 'Geneva Bible' });
  expect(screen.getByLabelText<HTMLSelectElement>('Bible version').value).toBe('geneva');
});
