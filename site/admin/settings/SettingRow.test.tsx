// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from 'radix-ui';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { settingMask, type Setting } from '#data/administration/contract/settings.ts';
import { SettingRow } from './SettingRow.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const plain: Setting = {
  key: 'club.name',
  value: 'Readers',
  category: 'Club',
  dataType: 'string',
  label: 'Name',
  description: 'What it is called.',
  defaultValue: 'Lexicon',
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

function Row({ setting }: { setting: Setting }) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <Accordion.Root type="multiple" value={open} onValueChange={setOpen}>
        <SettingRow setting={setting} onOpen={() => setOpen([setting.key])} />
      </Accordion.Root>
    </QueryClientProvider>
  );
}

/** Renders the row and returns the request bodies that it sends. */
function show(change: Partial<Setting>): object[] {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)) as object);
    return new Response(JSON.stringify(plain));
  });
  render(<Row setting={{ ...plain, ...change }} />);
  return sent;
}

const fields: [what: string, change: Partial<Setting>, tag: string, type?: string][] = [
  ['a short text in a line', {}, 'INPUT', 'text'],
  ['a text of 50 characters in a line', { value: 'x'.repeat(50) }, 'INPUT', 'text'],
  ['a text of 51 characters in a box of lines', { value: 'x'.repeat(51) }, 'TEXTAREA'],
  ['a number in a number field', { value: '465', dataType: 'number' }, 'INPUT', 'number'],
  ['a text that has options by choosing', { value: 'tls', options: ['tls', 'none'] }, 'SELECT'],
];
it.each(fields)('edits %s', async (_, change, tag, type) => {
  show(change);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
  const field = screen.getByLabelText<HTMLInputElement>('Value');
  expect(field.tagName).toBe(tag);
  if (type) expect(field.type).toBe(type);
  expect(field.value).toBe(change.value ?? plain.value);
});

it('shows an option by name together with its stored value', async () => {
  const sent = show({
    key: 'site.default_version',
    value: 'kjv',
    defaultValue: 'kjv_strongs',
    options: ['kjv_strongs', 'kjv', 'tls'],
    optionNames: { kjv_strongs: 'King James Version with Strong’s', kjv: 'King James Version' },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
  screen.getByRole('button', { name: 'Name King James Version (kjv)' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
  const select = screen.getByLabelText<HTMLSelectElement>('Value');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'King James Version with Strong’s (kjv_strongs)',
    'King James Version (kjv)',
    'tls',
  ]);
  await userEvent.selectOptions(select, 'kjv_strongs');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: 'kjv_strongs', updatedAt: plain.updatedAt }]));
});

it('saves the typed value with the timestamp of the value that was read', async () => {
  const sent = show({});
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
  await userEvent.clear(screen.getByLabelText('Value'));
  await userEvent.type(screen.getByLabelText('Value'), 'Scribes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: 'Scribes', updatedAt: plain.updatedAt }]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Name' })));
});

it('does not move the focus if the reader has moved on while it saves', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  const saved = Promise.withResolvers<Response>();
  show({});
  vi.stubGlobal('fetch', () => saved.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(elsewhere);
  saved.resolve(new Response(JSON.stringify(plain)));
  await screen.findByRole('button', { name: 'Edit: Name' });
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('says that nothing uses a value yet', async () => {
  show({ isWaiting: true });
  screen.getByText('not used yet');
  await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
  screen.getByText(/has no effect yet/);
});

it('leaves the value unchanged after Cancel', async () => {
  const sent = show({});
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
  await userEvent.type(screen.getByLabelText('Value'), ' and more');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Value')).toBeNull();
  screen.getByText('Readers');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Name' }));
  expect(sent).toEqual([]);
});

it('stores a switch as text', async () => {
  const sent = show({ dataType: 'boolean', value: 'true' });
  const control = screen.getByRole('switch', { name: 'Name' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(control);
  await waitFor(() => expect(sent).toMatchObject([{ value: 'false' }]));
});

it('shows a mask for a protected value, and an empty field for a new one', async () => {
  show({ isProtected: true, value: settingMask, defaultValue: '', kept: 'encrypted' });
  screen.getByText(`${settingMask} · set, never shown`);
  await userEvent.click(screen.getByRole('button', { name: 'Replace: Name' }));
  const field = screen.getByLabelText<HTMLInputElement>('New value');
  expect([field.type, field.value]).toEqual(['password', '']);
});

it('cannot change a value that is a secret of the deployment', () => {
  show({ isProtected: true, kept: 'outside', value: settingMask });
  screen.getByText('set on the server');
  expect(screen.queryByRole('button', { name: /Replace/ })).toBeNull();
});

it.each([
  [false, 1],
  [true, 0],
])('can be deleted unless the site needs it (%s)', async (isSystem, buttons) => {
  show({ isSystem });
  await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
  expect(screen.queryAllByRole('button', { name: 'Delete: Name' })).toHaveLength(buttons);
});

it('resets a changed value to the default', async () => {
  const sent = show({});
  await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
  screen.getByText(/^Changed from default: Lexicon/);
  await userEvent.click(screen.getByRole('button', { name: 'Use the default' }));
  await waitFor(() => expect(sent).toMatchObject([{ value: 'Lexicon' }]));
});
