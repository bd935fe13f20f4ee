import { killMarkedProcesses } from './marked-processes.ts';
import { removeRun } from './test-run.ts';

/**
 * Waits until the test run that started it has ended, which closes standard input. Then it kills the run's remaining
 * processes and removes its folders. It is a separate process, so that it also works after `kill -9`.
 */
const [id = ''] = process.argv.slice(2);
process.stdin.resume();
process.stdin.on('close', () => void cleanUp());
process.stdin.on('end', () => process.stdin.destroy());

async function cleanUp(): Promise<void> {
  await killMarkedProcesses(id);
  await removeRun(id);
}
