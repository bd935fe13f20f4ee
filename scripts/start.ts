import { checkSlug } from './pages/check-slug.ts';
import { readPort, requireFree } from './port.ts';
import { readArguments } from './read-arguments.ts';

const port = await checkEnvironment();
// Imported only now, because its modules take a second to load.
const { startSite } = await import('./start-site.ts');
await startSite(port);

/** Returns the port. Checked before anything is built, so that minutes of building are not wasted on a port in use. */
async function checkEnvironment(): Promise<number> {
  try {
    // Takes no arguments: all options come from the environment.
    readArguments('npm start, without arguments', {});
    checkSlug();
    const requested = readPort();
    await requireFree(requested);
    return requested;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
