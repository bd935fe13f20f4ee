import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import app from '../index.ts';
import type { Bindings } from '../env.ts';

/** Sends a request to the real app. Redirects are not followed. */
export function requestApp(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`https://example.org${path}`, { redirect: 'manual', ...init });
}

/** Sends a request to the app with some bindings replaced, for example by a database that fails. */
export async function requestAppWith(
  bindings: Partial<Bindings>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return app.fetch(new Request(`https://example.org${path}`, init), { ...env, ...bindings }, createExecutionContext());
}
