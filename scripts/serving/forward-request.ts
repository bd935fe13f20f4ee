import { request as httpRequest, type Agent, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers of one connection, not of the message. */
const ofConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** The worker takes the visitor's address from it. Cloudflare sets it, and so does this proxy, whatever a client sent. */
const addressHeader = 'CF-Connecting-IP';
/** Commands to Miniflare, which no client may send. */
const commandPrefix = 'mf-';

export interface ForwardOptions {
  agent: Agent;
  /** Where the runtime listens. */
  runtime: URL;
  /** Rejects a request that the runtime did not answer. */
  onFailure: (response: ServerResponse) => void;
  /** Called before the body arrives. `headers` are those for the client, as flat pairs. */
  onAnswer?: (answer: IncomingMessage, headers: string[]) => void;
}

/** A request that was forwarded to the runtime and has no response yet. */
export interface Forwarded {
  startedAt: number;
  /** Whether the client has still to send a part of it. */
  isSending: () => boolean;
  /** Resolves when the runtime has nothing more to do for it. */
  ended: Promise<void>;
  /** Reads the rest of the response now, however slowly the client reads, so that the runtime is free. */
  readAhead: () => void;
  cut: () => void;
}

/** Sends a request to the runtime and its response to the client. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { agent, runtime, onFailure, onAnswer }: ForwardOptions,
): Forwarded {
  let isReadingAhead = false;
  let answer: IncomingMessage | undefined;
  const onward = httpRequest({
    agent,
    host: runtime.hostname,
    port: runtime.port,
    method: request.method,
    path: request.url,
    headers: requestHeaders(request),
    setHost: false,
  });
  const readAhead = (): void => {
    isReadingAhead = true;
    if (!answer || answer.readableEnded) return;
    answer.unpipe(response);
    // The rest waits in memory. The largest file of a site has 25 MB.
    answer.on('data', (chunk: Buffer) => response.write(chunk));
    answer.on('end', () => response.end());
    answer.resume();
  };
  const ended = new Promise<void>((resolve) => {
    onward.on('response', (received) => {
      answer = received;
      response.sendDate = false;
      const headers = responseHeaders(received);
      response.writeHead(received.statusCode ?? 502, received.statusMessage, headers);
      onAnswer?.(received, headers);
      received.on('error', () => response.destroy());
      received.on('close', () => {
        if (!received.complete) response.destroy();
        resolve();
      });
      if (isReadingAhead) readAhead();
      else received.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else onFailure(response);
      resolve();
    });
    // A client that leaves needs no answer.
    response.on('close', () => {
      if (!response.writableFinished) onward.destroy();
      resolve();
    });
  });
  request.on('error', () => onward.destroy());
  request.pipe(onward);
  return {
    startedAt: performance.now(),
    isSending: () => !request.complete,
    ended,
    readAhead,
    cut: () => onward.destroy(),
  };
}

/** Flat pairs, so that repeated headers and their order stay as they were sent. */
function requestHeaders(request: IncomingMessage): string[] {
  const headers = pairs(request.rawHeaders).filter(
    ([name]) => !isOfConnection(name, request) && !isReserved(name.toLowerCase()),
  );
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '');
  if (address !== undefined) headers.push([addressHeader, address]);
  // Without a length, Node.js has to be told that a body follows.
  if (request.headers['transfer-encoding'] !== undefined) headers.push(['Transfer-Encoding', 'chunked']);
  return headers.flat();
}

function responseHeaders(answer: IncomingMessage): string[] {
  return pairs(answer.rawHeaders)
    .filter(([name]) => !isOfConnection(name, answer))
    .flat();
}

function isReserved(name: string): boolean {
  return name === addressHeader.toLowerCase() || name.startsWith(commandPrefix);
}

/** The header "Connection" may name more of them. */
function isOfConnection(name: string, { headers }: IncomingMessage): boolean {
  const lower = name.toLowerCase();
  if (ofConnection.has(lower)) return true;
  return (
    headers.connection
      ?.toLowerCase()
      .split(/\s*,\s*/)
      .includes(lower) ?? false
  );
}

function pairs(raw: readonly string[]): [name: string, value: string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? '', raw[2 * index + 1] ?? '']);
}
