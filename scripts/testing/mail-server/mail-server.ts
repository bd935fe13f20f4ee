import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  to: string[];
  from: string;
  /** Name of the account that sent it; empty without one. */
  user: string;
  /** As it came over the line. */
  raw: string;
}

export interface MailServer {
  /** Answers everything, by the part of an address before the "@", as {@link faults} says. */
  port: number;
  /** The same, which cannot encrypt. */
  plainPort: number;
  /** The same, which neither answers QUIT nor ever closes. */
  hangingPort: number;
  /** The same, which closes the line at the word DATA's end and says nothing. */
  cutPort: number;
  /** An address that answers what was received, as JSON: `?to=anna@example.org`. */
  inbox: string;
  received: Received[];
  close: () => Promise<void>;
}

/** What the server does with letters to such a name; any other is taken. */
const faults: Record<string, { responseCode: number; message: string }> = {
  nobody: { responseCode: 550, message: '5.1.1 No such user here' },
  busy: { responseCode: 451, message: '4.3.0 Try again later' },
};

/**
 * A real SMTP server for tests, on addresses of this machine. Names and passwords are taken, but for the user "wrong".
 * `slowMs`: how long it thinks about a recipient, and about a message that it has already taken.
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
      // A server that repeats what it was sent, which nobody is to read afterwards.
      else done(Object.assign(new Error(`5.7.8 Bad credentials ${password}`), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      const name = address.split('@')[0] ?? '';
      if (name.startsWith('silent')) return;
      if (name.startsWith('busy-once') && !refusedOnce.has(address)) {
        refusedOnce.add(address);
        return done(Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 }));
      }
      const fault = faults[name];
      const answer = fault ? Object.assign(new Error(fault.message), { responseCode: fault.responseCode }) : null;
      setTimeout(() => done(answer), slowMs);
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
  // A line that is cut is part of the tests.
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

/** Hands everything on until something comes that `passes` refuses: then it says nothing more, or closes the line. */
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
