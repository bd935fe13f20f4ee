import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readPort, requireFree } from './port.ts';

test.each(['abc', '0', '65536', '-1', '80.5', '8787x', ' '])(
  'rejects "%s" as a port, with the valid range',
  (value) => {
    expect(() => readPort(value)).toThrow(/is not a port\. Set a number from 1 to 65535, for example PORT=8788/);
  },
);

test.each([
  [undefined, 8_787],
  ['', 8_787],
  ['80', 80],
  ['65535', 65_535],
])('reads %s as %i', (value, port) => expect(readPort(value)).toBe(port));

test.each([
  ['this site', { edition: {} }, /is already running at http:\/\/localhost:\d+/],
  ['another program', { hello: 1 }, /^Another program uses port \d+/],
])('refuses a port that %s uses', async (_, body, sentence) => {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const refused = expect(requireFree(port)).rejects;
  await refused.toThrow(sentence);
  await expect(requireFree(port)).rejects.toThrow(`choose another port: PORT=${port + 1} npm start`);
  await new Promise((resolve) => server.close(resolve));
  await requireFree(port);
});
