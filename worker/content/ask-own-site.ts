import { exports } from 'cloudflare:workers';
import type { Bindings } from '../env.ts';
import { readSiteAddress } from '../mail/mail-settings.ts';

/** Redirects that are followed; more than that is a loop. */
const mostRedirects = 5;
/** A host that nobody has: what leads to it was written without one. */
const own = 'https://own.invalid';

export interface OwnAnswer {
  status: number;
  /** Where the last redirect led; off the site, its whole address. */
  path: string;
}

/**
 * What the site answers at a path of its own, redirects followed, as a reader would get it: a built file, or what the
 * worker makes. Another site is never asked; a redirect that leads to one is answered 302.
 */
export async function askOwnSite(env: Bindings, path: string): Promise<OwnAnswer> {
  const origin = await readSiteAddress(env);
  let at = path;
  for (let times = 0; times <= mostRedirects; times += 1) {
    const { status, location } = await askOnce(env, origin, at);
    if (status < 300 || status >= 400 || location === null) return { status, path: at };
    const next = ownPath(new URL(location, origin + at).href, origin);
    if (next === undefined) return { status: 302, path: location };
    at = next;
  }
  return { status: 404, path: at };
}

/** Path and query of an address of this site, as it is asked for; `undefined` for any other. */
export function ownPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address, own);
  if (!url || (url.origin !== own && url.origin !== origin)) return undefined;
  return url.pathname + url.search;
}

/** The status at a path itself; a redirect is one. */
export async function statusAt(env: Bindings, path: string): Promise<number> {
  return (await askOnce(env, await readSiteAddress(env), path)).status;
}

async function askOnce(
  { ASSETS }: Bindings,
  origin: string,
  path: string,
): Promise<{ status: number; location: string | null }> {
  const init = { method: 'HEAD', redirect: 'manual' } as const;
  const built = await ASSETS.fetch(origin + path, init);
  const response = built.status === 404 ? await exports.default.fetch(origin + path, init) : built;
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('Location') };
}
