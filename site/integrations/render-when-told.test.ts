import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { hear } from './render-when-told.ts';

test('rendering begins at the word, and not where whoever began the build is gone', async () => {
  await expect(hear(Readable.from(['ren', 'der']))).resolves.toBeUndefined();
  await expect(hear(Readable.from([]))).rejects.toThrow('given up');
  await expect(hear(Readable.from(['ren']))).rejects.toThrow('given up');
});
