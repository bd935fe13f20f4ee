import { join, relative } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Order, Ran, Suite } from './test-process.ts';

/** Runs the files in the requested order, because those most likely to fail come first. */
class RequestedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const configs: Record<Suite, string> = {
  model: 'scripts/mutants/model-tests.config.ts',
  worker: 'worker/vitest.config.ts',
};

const [suite, mode] = process.argv.slice(2) as [Suite, 'map' | 'mutants'];
const root = process.cwd();
/** Added to the setup files of the configuration. */
const recordHits = {
  name: 'record-hits',
  config: () => ({ test: { setupFiles: [join(root, 'scripts/mutants/record-hits.ts')] } }),
};
/** Only the modules of the current run. Vitest's own results include earlier runs. */
let ended: TestModule[] = [];
const vitest: Vitest = await createVitest(
  'test',
  {
    config: join(root, configs[suite]),
    root,
    watch: false,
    bail: mode === 'map' ? 0 : 1,
    maxWorkers: 1,
    silent: true,
    reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
    sequence: { sequencer: RequestedOrder },
  },
  { plugins: mode === 'map' ? [recordHits] : [] },
);
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((each) => [relative(root, each.moduleId), each]),
);

process.on('message', (order: Order) => void handleOrder(order));
process.on('disconnect', () => process.exit());
process.send?.({ ready: [...specifications.keys()] });

async function handleOrder({ changed, tests }: Order): Promise<void> {
  for (const file of changed) vitest.invalidateFile(join(root, file));
  if (tests.length === 0) return;
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.flatMap((test) => specifications.get(test) ?? []),
  );
  const ran: Ran = {
    failed: ended.filter((each) => each.state() === 'failed').map((each) => relative(root, each.moduleId)),
    errors: unhandledErrors.length,
    files: ended.map((each) => ({
      test: relative(root, each.moduleId),
      ms: Math.round(each.diagnostic().duration + each.diagnostic().collectDuration),
      hits: (each.meta() as { hits?: string[] }).hits ?? [],
    })),
  };
  process.send?.(ran);
}
