import cliProgress, { type GenericFormatter } from 'cli-progress';

export interface Progress {
  /** The current work: "Reading the Hebrew text". */
  stage: string;
  /** Completed steps, out of `total`. The unit depends on the stage (files, verses, pages). */
  done: number;
  total: number;
}

export type OnProgress = (progress: Progress) => void;

let currentListener: ((title: string, progress: Progress) => void) | undefined;

/** Also reports to `listener` everything that {@link withProgress} shows. */
export function onEveryProgress(listener: (title: string, progress: Progress) => void): void {
  currentListener = listener;
}

/** If the output is not a terminal (a log), a line at this interval replaces the bar. */
const millisecondsBetweenLogLines = 10_000;

const formatBar: GenericFormatter = (options, { progress, value, total, eta }, { title, stage }) => {
  // There is no estimate before the first step is done.
  const left = value > 0 && Number.isFinite(eta) ? ` · ${eta} s left` : '';
  return `${title}: ${stage} ${cliProgress.Format.BarFormat(progress, options)} ${value} of ${total}${left}`;
};

/**
 * Runs long work with a progress bar and an estimate. At the end, a line with the elapsed time replaces the bar. Errors
 * propagate.
 */
export async function withProgress<Result>(
  title: string,
  work: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const bar = new cliProgress.SingleBar({
    format: formatBar,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: millisecondsBetweenLogLines,
  });
  const begun = performance.now();
  let current = '';
  try {
    const result = await work((progress) => {
      const { stage, done, total } = progress;
      currentListener?.(title, progress);
      if (stage !== current) bar.start(total, done, { title, stage });
      else bar.setTotal(total);
      current = stage;
      bar.update(done);
    });
    bar.stop();
    process.stdout.write(`${title}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    bar.stop();
    process.stdout.write('\n');
    throw error;
  }
}
