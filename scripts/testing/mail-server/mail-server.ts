import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  to: string[];
  from: string;
  /** Name of the account that sent it; empty without one. */
  user: string;
  /** The raw message as received. */
  raw: string;
}

export interface MailServer {
  /** Responds by the local part of an email address, as in {@link failures}. */
  port: number;
  /** The same, without encryption. */
  plainPort: number;
  /** The same, but neither responds to QUIT nor ever closes. */
  hangingPort: number;
  /** The same, but closes the connection silently at the end of DATA. */
  cutPort: number;
  /** A URL that returns the received messages as JSON: `?to=anna@example.org`. */
  inbox: string;
  received: Received[];
  close: () => Promise<void>;
}

/** Responses to recipients with these names. Any other recipient is accepted. */
const failures: Record<string, { responseCode: number; message: string }> = {
  nobody: { responseCode: 550, message: '5.1.1 No such user here' },
  busy: { responseCode: 451, message: '4.3.0 Try again later' },
};

/**
 * A real SMTP server for tests, on local ports. It accepts all names and passwords, except the user "wrong". `slowMs`:
 * its delay for a recipient, and for a message that it has already accepted.
 */
export async function startMailServer({ slowMs = 0 } = {}): Promise<MailServer> {
  const received: Received[] = [];
  const refusedOnce = new Set<string>();
  const options: SMTPServerOptions = {
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onAuth({ username, password }, _session, done) {
      if (username !== 'wrong') done(null, { user: username });
      // A server that repeats the password, which must not be shown to anybody.
      else done(Object.assign(new Error(`5.7.8 Bad credentials ${password}`), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      const name = address.split('@')[0] ?? '';
      if (name.startsWith('silent')) return;
      if (name.startsWith('busy-once') && !refusedOnce.has(address)) {
        refusedOnce.add(address);
        return done(Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 }));
      }
      const failure = failures[name];
      const error = failure ? Object.assign(new Error(failure.message), { responseCode: failure.responseCode }) : null;
      setTimeout(() => done(error), slowMs);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }: SMTPServerAddress) => address),
          from: mailFrom ? mailFrom.address : '',
          user: session.user ?? '',
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        setTimeout(done, slowMs);
      });
    },
  };
  const smtp = new SMTPServer(options);
  const plain = new SMTPServer({ ...options, hideSTARTTLS: true });
  // A closed connection is part of the tests.
  for (const each of [smtp, plain]) each.on('error', () => undefined);
  const [port, plainPort] = [await listen(smtp.server as Server), await listen(plain.server as Server)];
  const hanging = createProxy(port, (data) => !/^QUIT\r?$/m.test(data.toString('latin1')), 'hang');
  const cut = createProxy(port, (data) => !data.toString('latin1').endsWith('\r\n.\r\n'), 'close');
  const http = createHttpServer((request, response) => {
    const to = new URL(request.url ?? '', 'http://localhost').searchParams.get('to');
    response.end(JSON.stringify(received.filter((each) => to === null || each.to.includes(to))));
  });
  const [hangingPort, cutPort, httpPort] = [
    await listen(hanging.server),
    await listen(cut.server),
    await listen(http as unknown as Server),
  ];
  return {
    port,
    plainPort,
    hangingPort,
    cutPort,
    inbox: `http://127.0.0.1:${httpPort}/`,
    received,
    close: async () => {
      hanging.end();
      cut.end();
      http.closeAllConnections();
      http.close();
      for (const each of [smtp, plain]) await new Promise<void>((resolve) => each.close(() => resolve()));
    },
  };
}

/** Forwards everything until `passes` rejects some data. From then on it is silent, or closes the connection. */
function createProxy(port: number, passes: (data: Buffer) => boolean, then: 'hang' | 'close') {
  const open = new Set<{ destroy: () => unknown }>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    open.add(client).add(upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    upstream.pipe(client, { end: false });
    client.on('data', (data) => {
      if (passes(data)) upstream.write(data);
      else if (then === 'close') for (const socket of [client, upstream]) socket.destroy();
    });
    client.on('close', () => upstream.destroy());
  });
  return {
    server,
    end: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
