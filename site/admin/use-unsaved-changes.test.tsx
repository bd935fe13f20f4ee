// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Setting } from '#data/administration/contract/settings.ts';
import { BotTab } from './bot/BotTab.tsx';
import { RedirectForm } from './bot/RedirectForm.tsx';
import { SolveForm } from './bot/SolveForm.tsx';
import { NewPage } from './content/PageEditor.tsx';
import { PlacementForm } from './content/PlacementForm.tsx';
import { AddSetting } from './settings/AddSetting.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = (): void => undefined;
const setting: Setting = {
  key: 'club.name',
  value: 'Readers',
  category: 'Club',
  dataType: 'string',
  label: 'Name',
  description: '',
  defaultValue: '',
  options: [],
  optionNames: {},
  isProtected: false,
  isSystem: false,
  updatedAt: '2026-11-03T09:00:00.000Z',
  updatedBy: 'Priscilla',
  hasValue: true,
  kept: 'open',
  isDefault: false,
  isWaiting: false,
};

function show(part: ReactElement): void {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/categories')) return new Response(JSON.stringify(['Club', 'Mail']));
    return new Response(JSON.stringify(path.endsWith('/category/Club') ? [setting] : []));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {part}
    </QueryClientProvider>,
  );
}

/** Whether the browser asks before the page is left. */
function isPrompted(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const finding = { kind: 'errors', id: 'e1' } as const;

const forms: [what: string, form: () => ReactElement, field: string, opener?: string][] = [
  ['a page', () => <NewPage onClose={nothing} />, 'Title'],
  ['a box', () => <PlacementForm kind="box" onClose={nothing} />, 'Title'],
  ['a value of a setting', () => <SettingsTab />, 'Value', 'Edit: Name'],
  ['a new setting', () => <AddSetting categories={[]} onAdded={nothing} />, 'Key', 'Add Setting'],
  ['a directive', () => <BotTab />, 'Note'],
  [
    'a remedy',
    () => (
      <SolveForm
        finding={finding}
        label="Remedy"
        about=""
        action="Fix"
        isPending={false}
        onSolve={nothing}
        onCancel={nothing}
      />
    ),
    'Remedy',
  ],
  ['a redirect', () => <RedirectForm id="e1" from="/old" onClose={nothing} />, 'Redirect to'],
];
it.each(forms)('asks before text typed into %s is lost', async (_, form, field, opener) => {
  show(form());
  if (opener) await press(opener);
  const input = await screen.findByLabelText(field);
  expect(isPrompted()).toBe(false);
  await userEvent.type(input, 'Words');
  expect(isPrompted()).toBe(true);
});

const parts: [part: string, tab: () => ReactElement, field: string, other: string, opener?: string][] = [
  ['a category of settings', () => <SettingsTab />, 'Value', 'Mail', 'Edit: Name'],
  ['a part of the watcher', () => <BotTab />, 'Note', 'Agent Instructions'],
];
it.each(parts)('asks once before %s is left for another', async (_, tab, field, other, opener) => {
  const answers = [false, true];
  const confirmLeave = vi.fn(() => answers.shift());
  vi.stubGlobal('confirm', confirmLeave);
  show(tab());
  if (opener) await press(opener);
  await userEvent.type(await screen.findByLabelText(field), 'Words');
  await userEvent.click(screen.getByRole('tab', { name: other }));
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toMatch(/Words$/);
  expect(confirmLeave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('tab', { name: other }));
  expect(screen.queryByLabelText(field)).toBeNull();
  expect(confirmLeave).toHaveBeenCalledTimes(2);
});
