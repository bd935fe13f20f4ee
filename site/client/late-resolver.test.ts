import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { lateResolver, notChecked } from './late-resolver.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Name is required') });
const asked = { fields: {}, names: ['name' as const], shouldUseNativeValidation: false };

it('checks by the schema that it fetched, and gives what the schema makes of it', async () => {
  const resolve = lateResolver(async () => schema);
  expect(await resolve({ name: ' Lydia ' }, undefined, asked)).toEqual({ values: { name: 'Lydia' }, errors: {} });
  const { errors } = await resolve({ name: ' ' }, undefined, asked);
  expect(errors.name?.message).toBe('Name is required');
});

it('lets nothing pass while the schema cannot be fetched, and checks once it can', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const resolve = lateResolver(load);
  const failed = await resolve({ name: 'Lydia' }, undefined, asked);
  expect(failed.errors.name?.message).toBe(notChecked);
  expect((await resolve({ name: 'Lydia' }, undefined, asked)).values).toEqual({ name: 'Lydia' });
});
