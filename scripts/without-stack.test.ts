import { expect, test } from 'vitest';
import { withoutStack } from './without-stack.ts';

test('a fault of the runtime is told without its stack, and all else as it is', () => {
  const fault = 'e = workerd/util/sqlite.c++:1827: failed: database is locked: SQLITE_BUSY';
  expect(withoutStack(`${fault}\nstack: /workerd@3fdbce7 /workerd@3fedb04; wdErrId = k3v7`)).toBe(fault);
  expect(withoutStack('{"kind":"request"}\n  stack')).toBe('{"kind":"request"}\n  stack');
});
