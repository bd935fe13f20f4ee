const runs = 3;

/**
 * How many times as much processor time a run takes with four times the size: about 4 if the time is linear, 16 if it is
 * quadratic. Processor time, unlike the duration, hardly depends on what else the machine does.
 */
export async function growthOfTime(size: number, run: (size: number) => unknown): Promise<number> {
  const small = await processorTime(() => run(size));
  return (await processorTime(() => run(4 * size))) / small;
}

/** Between linear and quadratic growth. */
export const maxLinearGrowth = 8;

/** The least of some runs: compilation, garbage collection and other programs only make a run slower. */
async function processorTime(run: () => unknown): Promise<number> {
  const times: number[] = [];
  while (times.length < runs) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
