import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import {
  counterpartFailedMessage,
  counterpartLoadingMessage,
  counterpartMissingMessage,
  noCounterpartMessage,
} from '#data/comparison/messages.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { compareCells } from './compare-cells.ts';
import { ParallelRows, type ParallelCell } from './ParallelRows.tsx';
import type { RightSide } from '../search/right-sides.ts';
import { nameOf, scriptOf, type RightSideOutcome, type SearchSite } from '../search/search-page.ts';

export interface ComparisonResultsProps {
  site: SearchSite;
  answer: SlimAnswer;
  outcome: RightSideOutcome;
  right: RightSide;
}

/** Search results next to the same verses in another version: the parallel mode of the results page. */
export function ComparisonResults({ site, answer, outcome, right }: ComparisonResultsProps) {
  const { label, shortName: name, language = 'en', direction = 'ltr' } = right;
  const columns = [
    { label: answer.versions.map((code) => nameOf(site, code)).join(', '), language: 'en', direction: 'ltr' as const },
    { label, language, direction, version: right.code },
  ];
  const rows = answer.results.map((result) => ({
    reference: result.title,
    href: verseLink(result.version, verseId(result)),
    kjv: result.kjv,
    cells: cellsOf(
      { verses: [{ ...result, ...scriptOf(site, result.version) }], instead: '' },
      cellOf(result, outcome, name),
    ),
  }));
  return (
    <>
      {outcome.state === 'failed' && (
        <div className="alert" role="alert">
          <p>{noCounterpartMessage(name)}</p>
        </div>
      )}
      <ParallelRows columns={columns} rows={rows} busy={outcome.isBusy ?? outcome.state === 'loading'} />
    </>
  );
}

/** Highlights the matches on both sides, and underlines the differences on the right. */
function cellsOf(left: ParallelCell, right: ParallelCell): ParallelCell[] {
  return [left, compareCells(left, right)];
}

function cellOf(
  { id, reference }: SlimAnswer['results'][number],
  { state, cells }: RightSideOutcome,
  name: string,
): ParallelCell {
  if (state === 'loading') return { verses: [], instead: counterpartLoadingMessage(name) };
  if (state === 'failed') return { verses: [], instead: counterpartFailedMessage(name, reference) };
  return cells[id] ?? { verses: [], instead: counterpartMissingMessage(name) };
}
