const runs = 3;
/** Less than this is too short to compare: a collection of garbage takes as long. */
const enoughMicroseconds = 20_000;

/**
 * How many times as much processor time a run takes with four times the size: about 4 if the time is linear, 16 if it is
 * quadratic. Processor time, unlike the duration, hardly depends on what else the machine does. A short run is repeated.
 */
export async function growthOfTime(size: number, run: (size: number) => unknown): Promise<number> {
  let repeats = 1;
  let small = await processorTime(() => run(size), repeats);
  while (small < enoughMicroseconds) {
    repeats *= 2;
    small = await processorTime(() => run(size), repeats);
  }
  return (await processorTime(() => run(4 * size), repeats)) / small;
}

/** Between linear and quadratic growth. */
export const maxLinearGrowth = 8;

/** The least of some measurements: compilation, garbage collection and other programs only make a run slower. */
async function processorTime(run: () => unknown, repeats: number): Promise<number> {
  const times: number[] = [];
  while (times.length < runs) {
    const before = process.cpuUsage();
    for (let at = 0; at < repeats; at += 1) await run();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
