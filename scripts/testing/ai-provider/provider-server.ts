import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  key: string | undefined;
  /** The raw body as received. */
  body: string;
}

export interface ProviderServer {
  /** "http://127.0.0.1:4000/v1" */
  url: string;
  asked: ReceivedRequest[];
  close: () => Promise<void>;
}

/** The response of a model with this name. Any other model returns its name. */
const responders: Record<string, (response: ServerResponse) => void> = {
  silent: () => undefined,
  busy: (response) => response.writeHead(429).end('{}'),
  broken: (response) => response.writeHead(500).end('{}'),
  unknown: (response) => response.writeHead(404).end('{}'),
  moved: (response) => response.writeHead(302, { Location: 'https://example.org/' }).end(),
  nonsense: (response) => response.end('<!doctype html><title>Welcome</title>'),
  empty: (response) => response.end(JSON.stringify({ choices: [] })),
  numbers: (response) => response.end(JSON.stringify({ choices: [{ message: { content: 7 } }] })),
  endless: (response) => response.end(`"${'x'.repeat(400_000)}"`),
  long: (response) => response.end(chat('x'.repeat(5_000))),
  cut: (response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"choices":');
    response.destroy();
  },
};

/** A local server with OpenAI's chat format, for tests. It accepts every key except "wrong". Other paths do not exist. */
export async function startProviderServer(): Promise<ProviderServer> {
  const asked: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const key = request.headers.authorization?.replace('Bearer ', '');
      if (request.url === '/asked') return response.end(JSON.stringify(asked));
      if (request.url !== '/v1/chat/completions') return response.writeHead(404).end('{}');
      asked.push({ key, body });
      if (key === 'wrong') return response.writeHead(401).end('{}');
      const { model } = JSON.parse(body) as { model: string };
      const respond = responders[model];
      if (respond) return respond(response);
      return response.end(chat(`  ${model} proposes: look at the page and mend its link.\n`));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function chat(content: string): string {
  return JSON.stringify({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content } }],
  });
}
