import { parseArgs } from 'node:util';
import { prepare } from '../prepare.ts';
import { benches } from './benches.ts';
import { saveReport } from './save-report.ts';
import { printResult } from './print-result.ts';
import { describeMachine, readBenchRecord, reportFolder, writeBenchRecord } from './records.ts';
import type { Bench, BenchRecord } from './result.ts';

/**
 * `npm run bench` runs all benchmarks, stores their results and writes the report. With names, as in
 * `npm run bench -- search offline`, it runs only these benchmarks and prints their results. `--keep` also stores them.
 * `--draw` writes the report from stored results.
 */
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { keep: { type: 'boolean' }, draw: { type: 'boolean' } },
});
const unknown = [
  ...named.filter((name) => !benches.some((bench) => bench.name === name)),
  ...Object.keys(options).filter((name) => name !== 'keep' && name !== 'draw'),
];
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. The benchmarks are ${benches.map(({ name }) => name).join(', ')}, and the options --keep and --draw.\n`,
  );
  process.exit(1);
}
const isStored = options.keep === true || named.length === 0;
const failed: string[] = [];
if (!options.draw) {
  await prepare();
  for (const bench of benches) {
    if (named.length > 0 && !named.includes(bench.name)) continue;
    const record = await run(bench);
    if (record.failure) failed.push(bench.name);
    if (isStored) writeBenchRecord(record);
  }
}
if (isStored || options.draw) {
  saveReport(benches);
  process.stdout.write(`\nThe report is in ${reportFolder}/README.md\n`);
}
if (failed.length > 0) process.stderr.write(`\nThese benchmarks failed: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);

/** If a benchmark fails, its record has the reason and the figures of the run before. The others continue. */
async function run({ name, title, run: measure }: Bench): Promise<BenchRecord> {
  process.stdout.write(`\n${title} (${name})\n`);
  const begun = performance.now();
  const head = { name, on: new Date().toISOString().slice(0, 10), ...describeMachine() };
  try {
    const result = await measure(isStored);
    const seconds = Math.round((performance.now() - begun) / 1000);
    for (const line of printResult(result)) process.stdout.write(`  ${line}\n`);
    process.stdout.write(`  took ${seconds} s\n`);
    return { ...head, seconds, result };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(`  failed: ${failure}\n`);
    const before = readBenchRecord(name);
    return { ...(before ?? { ...head, seconds: 0 }), failure };
  }
}
