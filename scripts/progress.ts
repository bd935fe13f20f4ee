import cliProgress, { type GenericFormatter } from 'cli-progress';

export interface Progress {
  /** What is being done: "Reading the Hebrew text". */
  stage: string;
  /** Steps done, of `total`; the unit is the stage's own (files, verses, pages). */
  done: number;
  total: number;
}

export type OnProgress = (progress: Progress) => void;

let heard: ((title: string, progress: Progress) => void) | undefined;

/** Tells all that {@link withProgress} shows to somebody else as well. */
export function hearProgress(listener: (title: string, progress: Progress) => void): void {
  heard = listener;
}

/** Where the output is no terminal (a log), a line every so often serves better than a bar. */
const millisecondsBetweenLogLines = 10_000;

const drawBar: GenericFormatter = (options, { progress, value, total, eta }, { title, stage }) => {
  // An estimate from nothing done is none.
  const left = value > 0 && Number.isFinite(eta) ? ` · ${eta} s left` : '';
  return `${title}: ${stage} ${cliProgress.Format.BarFormat(progress, options)} ${value} of ${total}${left}`;
};

/**
 * Runs long work under a bar with an estimate. The bar is gone, and a line with the time taken stands in its
 * place, when the work ends; an error passes through.
 */
export async function withProgress<Result>(
  title: string,
  work: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const bar = new cliProgress.SingleBar({
    format: drawBar,
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
      heard?.(title, progress);
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
