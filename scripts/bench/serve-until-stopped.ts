import { serve } from '../serve.ts';

/** Serves on the given port, prints the URL, and stops when its standard input ends. */
const { url, stop } = await serve(Number(process.argv[2]));
process.stdout.write(`${url}\n`);
process.stdin.resume().on('end', () => void stop().then(() => process.exit(0)));
