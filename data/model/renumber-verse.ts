import type { RenumberedRun } from './search/renumber.ts';
import type { VerseId } from './verse-id.ts';

export type Versification = 'kjv' | 'wlc';

/** A verse's number in another numbering, by the runs where the Hebrew one differs; of a verse that is divided, one of its parts. */
export function renumberVerse(id: VerseId, from: Versification, to: Versification, runs: readonly RenumberedRun[]): VerseId {
  if (from === to) return id;
  const shiftOf = from === 'wlc' ? 0 : 1;
  const run = runs.find((each) => each.from <= id + each.shift * shiftOf && id + each.shift * shiftOf <= each.to);
  if (!run) return id;
  return from === 'wlc' ? id - run.shift : id + run.shift;
}
