import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { hear } from './render-when-told.ts';

test('rendering starts on the signal, and fails if the parent process closes the input without it', async () => {
  await expect(hear(Readable.from(['ren', 'der']))).resolves.toBeUndefined();
  await expect(hear(Readable.from([]))).rejects.toThrow('given up');
  await expect(hear(Readable.from(['ren']))).rejects.toThrow('given up');
});
