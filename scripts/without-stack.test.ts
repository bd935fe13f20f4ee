import { expect, test } from 'vitest';
import { withoutStack } from './without-stack.ts';

test('removes the stack from an error of the runtime, and leaves other messages unchanged', () => {
  const message = 'e = workerd/util/sqlite.c++:1827: failed: database is locked: SQLITE_BUSY';
  expect(withoutStack(`${message}\nstack: /workerd@3fdbce7 /workerd@3fedb04; wdErrId = k3v7`)).toBe(message);
  expect(withoutStack('{"kind":"request"}\n  stack')).toBe('{"kind":"request"}\n  stack');
});
