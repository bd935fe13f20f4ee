import { enableCompileCache } from 'node:module';
import type { PreparedRuntime, Served } from '../serve.ts';
import type { HostCommand, HostReport } from './hosted-runtimes.ts';

/** The process of one runtime. See `hosted-runtimes.ts`. */

let prepared: PreparedRuntime | undefined;
let served: Served | undefined;

process.on('message', (command: HostCommand) => {
  run(command).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The process that serves the site has ended, and so does the runtime.
process.on('disconnect', () => process.exit());

async function run(command: HostCommand): Promise<HostReport> {
  // Loading Miniflare is the longest part of a start with nothing to build, so its compiled code is cached.
  enableCompileCache('.build/compile-cache');
  const { prepareRuntime, serve } = await import('../serve.ts');
  switch (command.action) {
    case 'serve':
      served = await serve(0, command.secrets);
      break;
    case 'prepare':
      prepared = await prepareRuntime(command.secrets, command.parts);
      break;
    case 'start':
      served = await prepared?.start();
      break;
    case 'discard':
      await prepared?.discard();
      break;
    case 'stop':
      await served?.stop();
      break;
  }
  return { url: served?.url ?? '' };
}
