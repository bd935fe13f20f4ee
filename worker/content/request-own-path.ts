import { exports } from 'cloudflare:workers';
import type { Bindings } from '../env.ts';
import { readSiteUrl } from '../mail/mail-settings.ts';

/** Maximum number of redirects to follow. More than that is a loop. */
const maxRedirects = 5;
/** A host that cannot exist, as the base for URLs without a host. */
const placeholderOrigin = 'https://own.invalid';

export interface OwnResponse {
  status: number;
  /** The target of the last redirect. The complete URL if it is on another site. */
  path: string;
}

/**
 * The site's response to one of its own paths, after redirects, as a reader would get it from a built file or the
 * worker. Other sites are never requested. A redirect to one is answered with 302.
 */
export async function requestOwnPath(env: Bindings, path: string): Promise<OwnResponse> {
  const origin = await readSiteUrl(env);
  let current = path;
  for (let times = 0; times <= maxRedirects; times += 1) {
    const { status, location } = await requestOnce(env, origin, current);
    if (status < 300 || status >= 400 || location === null) return { status, path: current };
    const next = tryParseOwnPath(new URL(location, origin + current).href, origin);
    if (next === undefined) return { status: 302, path: location };
    current = next;
  }
  return { status: 404, path: current };
}

/** Path and query of a URL of this site, or `undefined` for any other URL. */
export function tryParseOwnPath(text: string, origin: string): string | undefined {
  const url = URL.parse(text, placeholderOrigin);
  if (!url || (url.origin !== placeholderOrigin && url.origin !== origin)) return undefined;
  return url.pathname + url.search;
}

/** The status of the path itself. Redirects are not followed. */
export async function readPathStatus(env: Bindings, path: string): Promise<number> {
  return (await requestOnce(env, await readSiteUrl(env), path)).status;
}

async function requestOnce(
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
