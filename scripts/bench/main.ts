import { prepare } from '../prepare.ts';
import { benchApi } from './api.ts';
import { benchLibrary } from './library.ts';
import { benchOffline } from './offline.ts';
import { benchPages, benchWeights } from './pages.ts';
import { benchRowsRead } from './rows-read.ts';
import { benchSearch } from './search.ts';
import { benchSlowLine } from './slow-line.ts';

/** All benchmarks, or those named: `npm run bench -- library pages weights search rows-read api slow-line offline`. Ratios compare things of one run. */
const benches: Record<string, () => string[] | Promise<string[]>> = {
  library: benchLibrary,
  pages: benchPages,
  weights: benchWeights,
  search: benchSearch,
  'rows-read': benchRowsRead,
  api: benchApi,
  'slow-line': benchSlowLine,
  offline: benchOffline,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
await prepare();
for (const [name, bench] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const line of await bench()) process.stdout.write(`  ${line}\n`);
}
