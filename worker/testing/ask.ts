import { createExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import app from '../index.ts';
import type { Bindings } from '../env.ts';

/** The real app's answer. Redirects are answers too, so none is followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`https://example.org${path}`, { redirect: 'manual', ...init });
}

/** The app's answer with other bindings in place of the real ones, e.g. a database that fails. */
export async function askWith(bindings: Partial<Bindings>, path: string, init: RequestInit = {}): Promise<Response> {
  return app.fetch(new Request(`https://example.org${path}`, init), { ...env, ...bindings }, createExecutionContext());
}
