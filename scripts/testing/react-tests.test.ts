import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

mkdirSync('.build', { recursive: true });
/** In the project, so that the runner finds its packages. */
const folder = mkdtempSync('.build/react-tests-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Sets timers of an hour from the last test on, as TanStack Query does in a module that loads late. */
const lateTimers = `// @vitest-environment happy-dom
import { setImmediate } from 'node:timers';
import { it } from 'vitest';
it('ends', () => {
  const end = Date.now() + 2000;
  const loop = () => { setTimeout(() => undefined, 3_600_000); if (Date.now() < end) setImmediate(loop); };
  setImmediate(loop);
});
`;

it('ends a test file although a timer of an hour was set after its last test', () => {
  writeFileSync(join(folder, 'late.case.tsx'), lateTimers);
  const config = {
    include: [`${folder}/late.case.tsx`],
    pool: 'vmForks',
    root: '.',
    setupFiles: [resolve('scripts/testing/react-tests.ts')],
  };
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: ${JSON.stringify(config)} };`);
  const options = ['node_modules/vitest/vitest.mjs', 'run', '--config', `${folder}/vitest.config.ts`];
  const { status, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8', timeout: 120_000 });
  expect([status, stdout], stdout).toEqual([0, expect.stringContaining('1 passed')]);
});
