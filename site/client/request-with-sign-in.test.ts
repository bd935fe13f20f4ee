// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resolveSignInNeed, requestWithSignIn, useSignInNeed } from './request-with-sign-in.ts';

/** Stubs `fetch` with these answers, in order. */
function answers(...list: [status: number, body: object][]) {
  const left = [...list];
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => {
    const [status, body] = left.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

const ended: [number, object] = [401, { message: 'You are not signed in.', code: 'unauthenticated' }];
const unconfirmed: [number, object] = [403, { message: 'Give your password once more.', code: 'confirm' }];
const done: [number, object] = [200, { isDone: true }];

it.each([
  ['sign-in', ended],
  ['confirm', unconfirmed],
] as const)('opens the %s dialog if the request needs it, then repeats the request', async (need, refusal) => {
  const fetched = answers(refusal, done);
  const { result } = renderHook(() => useSignInNeed());
  const call = requestWithSignIn('/api/system-settings/a', { method: 'PUT', body: { value: 'typed' } });
  await waitFor(() => expect(result.current).toBe(need));
  resolveSignInNeed(true);
  expect(await call).toEqual({ isDone: true });
  await waitFor(() => expect(result.current).toBeUndefined());
  const sent = ['/api/system-settings/a', '{"value":"typed"}'];
  expect(fetched.mock.calls.map(([path, { body }]) => [path, body])).toEqual([sent, sent]);
});

it('throws the original error if nobody signs in', async () => {
  answers(ended);
  const { result } = renderHook(() => useSignInNeed());
  const call = requestWithSignIn('/api/account').catch((error: unknown) => error);
  await waitFor(() => expect(result.current).toBe('sign-in'));
  resolveSignInNeed(false);
  expect(await call).toMatchObject({ status: 401, message: 'You are not signed in.' });
});

it('opens one dialog for several waiting requests, then repeats them all', async () => {
  const fetched = answers(ended, ended, done, done);
  const { result } = renderHook(() => useSignInNeed());
  const calls = Promise.all([requestWithSignIn('/api/account'), requestWithSignIn('/api/admin/overview')]);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current).toBe('sign-in'));
  resolveSignInNeed(true);
  expect(await calls).toEqual([{ isDone: true }, { isDone: true }]);
});

it('opens no dialog if the role forbids the request', async () => {
  answers([403, { message: 'This account is not an administrator.', code: 'forbidden' }]);
  const { result } = renderHook(() => useSignInNeed());
  await expect(requestWithSignIn('/api/admin/overview')).rejects.toMatchObject({ status: 403 });
  expect(result.current).toBeUndefined();
});
