import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The site at a URL of its own, whose server can be made unreachable. */
export interface SiteSwitch {
  /** Without a trailing slash. Each has its own port, and so its own origin. */
  url: string;
  /** Closes all connections and refuses new ones, like a server that is down. Not every browser can be set offline. */
  disconnect(): Promise<void>;
}

/** Forwards bytes to and from the site. */
export async function openSiteSwitch(site: string): Promise<SiteSwitch> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
