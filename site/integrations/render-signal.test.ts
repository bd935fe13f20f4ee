import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readRenderSignal } from './render-signal.ts';

test('rendering starts on the signal, and fails if the parent process closes the input without it', async () => {
  await expect(readRenderSignal(Readable.from(['ren', 'der']))).resolves.toBeUndefined();
  await expect(readRenderSignal(Readable.from([]))).rejects.toThrow('given up');
  await expect(readRenderSignal(Readable.from(['ren']))).rejects.toThrow('given up');
});
