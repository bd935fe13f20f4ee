import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { settingMask, type Setting } from '#data/administration/contract/settings.ts';
import type { settings } from '#data/schema/app.ts';
import type { Bindings } from '../env.ts';
import { describeSettings } from './describe-settings.ts';

type Row = typeof settings.$inferSelect;
const stored = (key: string, value: string, definition: Row['definition'] = null): Row => ({
  key,
  value,
  definition,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Quartus',
});
const find = (key: string, rows: Row[] = [], bindings: Partial<Bindings> = {}): Setting | undefined =>
  describeSettings({ ...env, ...bindings }, rows, []).find((setting) => setting.key === key);

test('an open setting has a value unless it is empty', () => {
  // The name line is empty by default, and the port is 465.
  expect(find('site.name_line')).toMatchObject({ value: '', hasValue: false, isDefault: true });
  expect(find('mail.port')).toMatchObject({ value: '465', hasValue: true, isDefault: true });
  const rows = [stored('site.name_line', 'Library'), stored('ai.provider_url', '')];
  expect(find('site.name_line', rows)).toMatchObject({ value: 'Library', hasValue: true, isDefault: false });
  expect(find('ai.provider_url', rows)).toMatchObject({ value: '', hasValue: false, isDefault: false });
});

test.each([
  ['nothing', [], {}, { value: '', hasValue: false, kept: 'plain', isDefault: true }],
  ['an empty value', [stored('mail.password', '')], {}, { value: '', hasValue: false, kept: 'plain', isDefault: true }],
  [
    'a plain value',
    [stored('mail.password', 'plain:fig')],
    {},
    { value: settingMask, hasValue: true, kept: 'plain', isDefault: false },
  ],
  [
    'an encrypted value',
    [stored('mail.password', 'aes:eA:eA')],
    {},
    { value: settingMask, hasValue: true, kept: 'encrypted', isDefault: false },
  ],
  [
    'a value of the deployment',
    [],
    { SMTP_PASSWORD: 'vine' },
    { value: settingMask, hasValue: true, kept: 'outside', isDefault: false },
  ],
  [
    'an encrypted value and one of the deployment',
    [stored('mail.password', 'aes:eA:eA')],
    { SMTP_PASSWORD: 'vine' },
    { value: settingMask, hasValue: true, kept: 'outside', isDefault: false },
  ],
] as const)('a protected setting with %s says where its value is kept', (_, rows, bindings, expected) => {
  expect(find('mail.password', [...rows], bindings)).toMatchObject(expected);
});

test('a secret of the deployment belongs to one setting', () => {
  expect(find('ai.provider_key', [], { SMTP_PASSWORD: 'vine' })).toMatchObject({ hasValue: false, kept: 'plain' });
});

test('an added setting with the old name of the email category is in the new one', () => {
  const definition = {
    category: 'E-mail',
    dataType: 'string',
    label: 'Reply address',
    description: '',
    defaultValue: '',
    isProtected: false,
    isSystem: false,
  } as const;
  expect(find('reply.address', [stored('reply.address', 'x', definition)])?.category).toBe('Email');
  const notices = { ...definition, category: 'Notices' };
  expect(find('reply.address', [stored('reply.address', 'x', notices)])?.category).toBe('Notices');
});

test('a setting that earlier versions of the site had is not listed', () => {
  expect(find('site.forgotten', [stored('site.forgotten', 'x')])).toBeUndefined();
});
