import { stateFolder } from './publish/state-folder.ts';
import { requireFree } from './port.ts';

/**
 * One sentence about why the runtime did not start: a port that another program took in the meantime, or a folder that
 * it cannot use.
 */
export async function describeServeError(error: unknown, port: number): Promise<string> {
  const words = error instanceof Error ? error.message : String(error);
  if (/address already in use/i.test(words)) {
    try {
      await requireFree(port);
    } catch (portError) {
      return portError instanceof Error ? portError.message : String(portError);
    }
    return `Port ${port} has just been taken by another program. Try again, or choose another port: PORT=${port + 1} npm start`;
  }
  const database = /dbErrorMessage\(\w+, \w+\) = (?<error>[^\n"\\]+)/.exec(words)?.groups?.['error'];
  if (database !== undefined)
    return `The site could not be served: a database in ${stateFolder} could not be used (${database}). Check that its disk has free space and that you may write there, then run "npm start" again.`;
  return `The site could not be served: ${words.split('\n')[0] ?? words}`;
}
