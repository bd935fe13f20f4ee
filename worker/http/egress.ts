import { connect } from 'cloudflare:sockets';

/**
 * Hosts that this deployment may connect to, as `OUTSIDE_HOSTS` of `wrangler.toml` names them: "smtp.example.org
 * *.example.com". Empty where administrators alone decide. Every way out of the worker asks here.
 */
export type OutsideHosts = string | undefined;

/** An address that the deployment does not let the worker connect to; its message is a sentence without a stop. */
export class HostRefused extends Error {
  override name = 'HostRefused';

  constructor(host: string) {
    super(`${host} is not among the hosts that this deployment connects to (OUTSIDE_HOSTS in wrangler.toml)`);
  }
}

/** As `fetch`; no redirect is followed, since it could lead to another host. Throws {@link HostRefused}. */
export async function fetchOutside(hosts: OutsideHosts, url: string, init: RequestInit): Promise<Response> {
  requireOutside(hosts, new URL(url).hostname);
  return fetch(url, { ...init, redirect: 'manual' });
}

/** As `connect` of workerd. Throws {@link HostRefused}. */
export function connectOutside(
  hosts: OutsideHosts,
  address: { hostname: string; port: number },
  options: SocketOptions,
): Socket {
  requireOutside(hosts, address.hostname);
  return connect(address, options);
}

/** "*.example.org" is every host below example.org, and not that one itself. Throws {@link HostRefused}. */
export function requireOutside(hosts: OutsideHosts, host: string): void {
  const listed = (hosts ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (listed.length === 0) return;
  // A name may be written with the dot that ends it.
  const asked = host.toLowerCase().replace(/\.$/, '');
  const isListed = listed.some((each) => (each.startsWith('*.') ? asked.endsWith(each.slice(1)) : asked === each));
  if (!isListed) throw new HostRefused(asked);
}
