import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeServeError } from './describe-serve-error.ts';

const portError = new Error(
  'Address already in use (localhost:8787). Please check that …\n    at Runtime.updateConfig',
);

test('says which port another program has, and how to choose a different one', async () => {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  const message = await describeServeError(portError, port);
  server.close();
  expect(message).toBe(
    `Another program uses port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
});

test('names a folder that the runtime cannot write to, with the reason and without the stack', async () => {
  const error = new Error(
    'The Workers runtime failed to start. There was likely a problem with the workerd binary or your configuration.\nRuntime stderr:\n{"level":"error","message":"*** Uncaught exception ***\\nworkerd/util/sqlite.c++:1827: failed: SQLite failed; dbErrorMessage(err, db) = disk I/O error: SQLITE_IOERR (extended: SQLITE_IOERR_SHMSIZE)","context_depth":0}\n    at StartupLogBuffer',
  );
  const message = await describeServeError(error, 8_787);
  expect(message).toContain('(disk I/O error: SQLITE_IOERR (extended: SQLITE_IOERR_SHMSIZE))');
  expect(message).toContain('its disk has free space');
  expect(message).not.toContain('\n');
});

test('describes any other error by its first line', async () => {
  expect(await describeServeError(new Error('No such thing.\n    at somewhere'), 8_787)).toBe(
    'The site could not be served: No such thing.',
  );
});
