import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { lazyResolver, notValidatedMessage } from './lazy-resolver.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Name is required') });
const options = { fields: {}, names: ['name' as const], shouldUseNativeValidation: false };

it('validates with the fetched schema and returns the parsed values', async () => {
  const resolve = lazyResolver(async () => schema);
  expect(await resolve({ name: ' Lydia ' }, undefined, options)).toEqual({ values: { name: 'Lydia' }, errors: {} });
  const { errors } = await resolve({ name: ' ' }, undefined, options);
  expect(errors.name?.message).toBe('Name is required');
});

it('fails validation while the schema cannot be fetched, and validates once it can', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const resolve = lazyResolver(load);
  const failed = await resolve({ name: 'Lydia' }, undefined, options);
  expect(failed.errors.name?.message).toBe(notValidatedMessage);
  expect((await resolve({ name: 'Lydia' }, undefined, options)).values).toEqual({ name: 'Lydia' });
});
