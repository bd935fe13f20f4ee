import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { renderChart } from './draw/chart.ts';
import { writeReport } from './draw/report.ts';
import { readBefore, readBenchRecord, reportFolder } from './records.ts';
import type { Bench } from './result.ts';

/** Writes the report and its images from stored results, and deletes images that are no longer used. */
export function saveReport(benches: readonly Bench[]): void {
  mkdirSync(reportFolder, { recursive: true });
  const parts = benches.map(({ name, title, about }) => ({ name, title, about, record: readBenchRecord(name) }));
  for (const file of globSync(`${reportFolder}/*.svg`)) rmSync(file);
  for (const chart of parts.flatMap(({ record }) => record?.result?.charts ?? [])) {
    writeFileSync(`${reportFolder}/${chart.name}.svg`, renderChart(chart));
  }
  writeFileSync(`${reportFolder}/README.md`, writeReport(parts, readBefore()));
}
