import { connectExternal, HostRefusedError, type AllowedHosts } from '../http/egress.ts';
import { MailError } from './mail-error.ts';
import {
  connectionClosedMessage,
  connectionLostMessage,
  noReplyMessage,
  notEncryptedMessage,
  replyTooLongMessage,
  timedOutMessage,
  unencryptedMessage,
  unreachableServerMessage,
} from './messages.ts';

/** Hosts that are reached without a network. */
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+)$/;

export interface Reply {
  code: number;
  /** "550 5.1.1 No such user here", its lines joined. */
  text: string;
}

/** A line of a reply that is not the last. */
const continuation = /^\d{3}-/;
const maxReplyChars = 65_536;
/** Milliseconds. Some runtimes never resolve the close of a connection upgraded to TLS. */
const closeMs = 1_000;

/**
 * A connection to a mail server: sends commands and reads replies. Every wait ends after `patience` milliseconds, and a
 * connection closed by the server is an immediate error. Throws a {@link MailError}.
 */
export class SmtpConnection {
  readonly #patience: number;
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #decoder = new TextDecoder();
  #unread = '';

  private constructor(socket: Socket, patience: number) {
    this.#socket = socket;
    this.#patience = patience;
    [this.#reader, this.#writer] = openStreams(socket);
  }

  static async open(
    {
      host,
      port,
      security,
      outsideHosts,
    }: { host: string; port: number; security: 'tls' | 'starttls' | 'none'; outsideHosts: AllowedHosts },
    patience: number,
  ): Promise<SmtpConnection> {
    const secureTransport = ({ tls: 'on', starttls: 'starttls', none: 'off' } as const)[security];
    // Mail contains addresses and sign-in links.
    if (security === 'none' && !localHost.test(host)) throw new MailError('refused', unencryptedMessage(host));
    let line: SmtpConnection;
    try {
      const options = { secureTransport, allowHalfOpen: false };
      line = new SmtpConnection(connectExternal(outsideHosts, { hostname: host, port }, options), patience);
    } catch (error) {
      if (error instanceof HostRefusedError) throw new MailError('refused', `${error.message}.`);
      throw new MailError('later', unreachableServerMessage(host, port, messageOf(error)));
    }
    try {
      await line.#within(line.#socket.opened);
      return line;
    } catch (error) {
      await line.close();
      throw new MailError('later', unreachableServerMessage(host, port, messageOf(error)));
    }
  }

  /**
   * Sends a command and returns its reply. Errors name `about` instead of the command, which may contain a password.
   */
  async ask(command: string, about: string): Promise<Reply> {
    await this.write(`${command}\r\n`);
    return this.read(about);
  }

  async write(text: string): Promise<void> {
    try {
      await this.#within(this.#writer.write(new TextEncoder().encode(text)));
    } catch (error) {
      throw new MailError('later', connectionLostMessage(messageOf(error)));
    }
  }

  async read(about: string): Promise<Reply> {
    for (;;) {
      const reply = this.#takeReply();
      if (reply) return reply;
      let chunk: ReadableStreamReadResult<Uint8Array>;
      try {
        chunk = await this.#within(this.#reader.read());
      } catch (error) {
        throw new MailError('later', noReplyMessage(about, messageOf(error)));
      }
      if (chunk.done) throw new MailError('later', connectionClosedMessage(about));
      this.#unread += this.#decoder.decode(chunk.value, { stream: true });
      if (this.#unread.length > maxReplyChars) throw new MailError('later', replyTooLongMessage(about));
    }
  }

  /** Upgrades to TLS. Discards earlier data, because an attacker may have injected it. */
  async encrypt(): Promise<void> {
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    this.#unread = '';
    this.#decoder = new TextDecoder();
    this.#socket = this.#socket.startTls();
    [this.#reader, this.#writer] = openStreams(this.#socket);
    try {
      await this.#within(this.#socket.opened);
    } catch (error) {
      throw new MailError('later', notEncryptedMessage(messageOf(error)));
    }
  }

  /** Sends QUIT and closes, within about a second per step, even if the server does not respond. */
  async close(): Promise<void> {
    const goodbye = (async () => {
      await this.#writer.write(new TextEncoder().encode('QUIT\r\n'));
      await this.#reader.read();
    })();
    await settledWithin(goodbye, closeMs);
    await settledWithin(this.#socket.close(), closeMs);
  }

  #takeReply(): Reply | undefined {
    const lines = this.#unread.split('\r\n');
    const last = lines.findIndex((line, index) => index < lines.length - 1 && !continuation.test(line));
    if (last === -1) return undefined;
    this.#unread = lines.slice(last + 1).join('\r\n');
    const text = lines.slice(0, last + 1).join(' ');
    return { code: Number(text.slice(0, 3)), text };
  }

  #within<Value>(promise: Promise<Value>): Promise<Value> {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(timedOutMessage(Math.ceil(this.#patience / 1000)))), this.#patience);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }
}

function openStreams(socket: Socket) {
  // Reads and writes report these errors. Without handlers here they would be unhandled rejections.
  socket.opened.catch(() => undefined);
  socket.closed.catch(() => undefined);
  return [
    socket.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>,
    socket.writable.getWriter() as WritableStreamDefaultWriter<Uint8Array>,
  ] as const;
}

async function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  const settling = promise.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settling, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
