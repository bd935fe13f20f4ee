import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { waitForRenderSignal } from './render-signal.ts';

test('rendering starts on the signal, and fails if the parent process closes the input without it', async () => {
  await expect(waitForRenderSignal(Readable.from(['ren', 'der']))).resolves.toBeUndefined();
  await expect(waitForRenderSignal(Readable.from([]))).rejects.toThrow('given up');
  await expect(waitForRenderSignal(Readable.from(['ren']))).rejects.toThrow('given up');
});
