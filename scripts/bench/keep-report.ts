import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawChart } from './draw/chart.ts';
import { writeReport } from './draw/report.ts';
import { readBefore, readRecord, reportFolder } from './records.ts';
import type { Bench } from './result.ts';

/** Writes the report and its images again from stored results, and removes images that no part uses any more. */
export function keepReport(benches: readonly Bench[]): void {
  mkdirSync(reportFolder, { recursive: true });
  const parts = benches.map(({ name, title, about }) => ({ name, title, about, record: readRecord(name) }));
  for (const file of globSync(`${reportFolder}/*.svg`)) rmSync(file);
  for (const chart of parts.flatMap(({ record }) => record?.result?.charts ?? [])) {
    writeFileSync(`${reportFolder}/${chart.name}.svg`, drawChart(chart));
  }
  writeFileSync(`${reportFolder}/README.md`, writeReport(parts, readBefore()));
}
