import { text } from 'node:stream/consumers';

/** The signal that the parent process writes before it closes the input, when the library exists. */
const word = 'render';

/** Resolves when the input has the signal. Rejects if the parent process gave up the build or was killed. */
export async function waitForRenderSignal(input: NodeJS.ReadableStream): Promise<void> {
  if ((await text(input)) !== word) throw new Error('The build was given up before it was told to render.');
}
