import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { benchRecord, earlierFigures, type BenchRecord, type EarlierFigures } from './result.ts';

export const reportFolder = 'scripts/bench/report';

export function readBenchRecord(name: string): BenchRecord | undefined {
  const file = `${reportFolder}/${name}.json`;
  return existsSync(file) ? benchRecord.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Figures of an earlier date, for comparison. No benchmark writes this file. */
export function readBefore(): EarlierFigures {
  return earlierFigures.parse(JSON.parse(readFileSync(`${reportFolder}/before.json`, 'utf8')));
}

export function writeBenchRecord(record: BenchRecord): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(`${reportFolder}/${record.name}.json`, `${JSON.stringify(record, null, 1)}\n`);
}

/** Describes the machine: "2 cores of Some Processor, 8 GB, Node 24.21.0 on linux". */
export function describeMachine(): Pick<BenchRecord, 'machine' | 'cores' | 'load'> {
  const cores = availableParallelism();
  const model = cpus()[0]?.model.trim() || 'an unnamed processor';
  const machine = `${cores} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node} on ${process.platform}`;
  return { machine, cores, load: Math.round((loadavg()[0] ?? 0) * 10) / 10 };
}
