import { connect } from 'cloudflare:sockets';

/**
 * Hosts that this deployment may connect to, from `OUTSIDE_HOSTS` in `wrangler.toml`: "smtp.example.org *.example.com".
 * If it is empty, administrators can use any host. All outbound connections of the worker go through this module.
 */
export type AllowedHosts = string | undefined;

/** A host that the deployment does not allow. Its message is a sentence without a final period. */
export class HostRefusedError extends Error {
  override name = 'HostRefusedError';

  constructor(host: string) {
    super(`${host} is not among the hosts that this deployment connects to (OUTSIDE_HOSTS in wrangler.toml)`);
  }
}

/**
 * Same as `fetch`, but does not follow redirects, because they could lead to another host. Throws {@link HostRefusedError}.
 */
export async function fetchExternal(hosts: AllowedHosts, url: string, init: RequestInit): Promise<Response> {
  requireAllowedHost(hosts, new URL(url).hostname);
  return fetch(url, { ...init, redirect: 'manual' });
}

/** Same as `connect` of workerd. Throws {@link HostRefusedError}. */
export function connectExternal(
  hosts: AllowedHosts,
  address: { hostname: string; port: number },
  options: SocketOptions,
): Socket {
  requireAllowedHost(hosts, address.hostname);
  return connect(address, options);
}

/** "*.example.org" matches every subdomain of example.org, but not example.org itself. Throws {@link HostRefusedError}. */
export function requireAllowedHost(hosts: AllowedHosts, host: string): void {
  const listed = (hosts ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (listed.length === 0) return;
  // A host name may end with the root dot.
  const name = host.toLowerCase().replace(/\.$/, '');
  const isListed = listed.some((each) => (each.startsWith('*.') ? name.endsWith(each.slice(1)) : name === each));
  if (!isListed) throw new HostRefusedError(name);
}
